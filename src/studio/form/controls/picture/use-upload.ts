import { useEffect, useRef, useState } from 'react';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { useForm } from '../../form-context';

interface Upload {
  /** Pictures that were added here: the site's list may not have them yet. */
  added: readonly StudioPicture[];
  /** Why the last file was refused; empty where it was not. */
  problem: string;
  isBusy: boolean;
  upload(files: readonly File[]): void;
}

/**
 * Adds pictures to the site.
 *
 * @param first files to begin with
 * @param onAdded gets the first picture that was added
 */
export function useUpload(first: readonly File[], onAdded: (picture: StudioPicture) => void): Upload {
  const { addPicture } = useForm();
  const [added, setAdded] = useState<readonly StudioPicture[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(first.length > 0);

  async function upload(files: readonly File[]) {
    setBusy(true);
    setProblem('');
    const answers = await Promise.all(
      files.map((file) => addPicture(file).catch(() => ({ problem: words.form.picture.failed(file.name) }))),
    );
    const pictures = answers.flatMap((answer) => ('problem' in answer ? [] : [answer]));
    setAdded((before) => [...pictures, ...before]);
    setProblem(answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : [])).join(' '));
    setBusy(false);
    const [picture] = pictures;
    if (picture && !isGone.current) onAdded(picture);
  }

  // Whoever has left meanwhile does not want it in the page any more; the site has it all the same.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const begin = useRef(() => upload(first));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || first.length === 0) return;
    hasBegun.current = true;
    begin.current();
  }, [first]);

  return { added, problem, isBusy, upload };
}
