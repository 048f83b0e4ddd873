import { useContext, useState } from 'react';
import { FocusContext } from '../form-context';

/**
 * Whether a part of a form is open. It opens when a field inside it is to get the cursor.
 *
 * @param isInside whether a place of the document is inside it
 */
export function useOpen(isInside: (pointer: string) => boolean): [boolean, (isOpen: boolean) => void] {
  const wish = useContext(FocusContext);
  const isAsked = wish !== undefined && isInside(wish.pointer);
  const [isOpen, setOpen] = useState(isAsked);
  const [seen, setSeen] = useState(wish);
  if (seen !== wish) {
    setSeen(wish);
    if (isAsked) setOpen(true);
  }
  return [isOpen, setOpen];
}
