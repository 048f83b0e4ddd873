import { useContext, useState } from 'react';
import { FocusContext } from '../form-context';

/**
 * Whether a part of a form is open. It opens when a field inside it is to get the cursor.
 *
 * @param isInside whether a place of the document is inside it
 */
export function useOpen(isInside: (pointer: string) => boolean): [boolean, (isOpen: boolean) => void] {
  const request = useContext(FocusContext);
  const isAsked = request !== undefined && isInside(request.pointer);
  const [isOpen, setOpen] = useState(isAsked);
  const [seen, setSeen] = useState(request);
  if (seen !== request) {
    setSeen(request);
    if (isAsked) setOpen(true);
  }
  return [isOpen, setOpen];
}
