import { useState } from 'react';
import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './hand-over.module.css';
import { ForVisitors } from './ForVisitors';
import type { HandedOver } from './handed-over';

const text = words.archive;

interface ArchiveProps {
  /** Why there is no repository to hand over to. */
  why: string;
  handedOver: HandedOver;
  isUnsaved: boolean;
}

/** Hands over without a repository: the changed files as one archive. */
export function Archive({ why, handedOver, isUnsaved }: ArchiveProps) {
  const studio = useStudio();
  const [answer, setAnswer] = useState('');
  const get = async () => {
    const answered = await studio.repository.archive();
    if ('problem' in answered) return setAnswer(answered.problem);
    download(answered.name, answered.zip);
    setAnswer(text.done(answered.name));
  };
  return (
    <section className={styles.handOver} aria-label={words.handOver.title}>
      <h3 className={styles.title}>{words.handOver.title}</h3>
      <p>{text.help(isUnsaved)}</p>
      <p className={controls.quiet}>{why}</p>
      <ForVisitors {...handedOver} />
      <button type="button" className={controls.main} onClick={() => void get()}>
        {text.button(isUnsaved)}
      </button>
      <p role="status">{answer}</p>
    </section>
  );
}

/** @param base64 the bytes of the file */
function download(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
