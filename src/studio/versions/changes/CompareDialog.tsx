import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { WidthChoice } from '../../frame/WidthChoice';
import type { Width } from '../../frame/view';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { words } from '../../words';
import { ComparedFrame, type ComparedState } from './ComparedFrame';
import styles from './compare.module.css';

/** Two states of a page. */
export interface Comparison {
  title: string;
  before: ComparedState;
  now: ComparedState;
}

interface CompareDialogProps {
  comparison: Comparison;
  onClose: () => void;
}

/** Two states of a page side by side, at the same place and the same width. It is open as long as it is there. */
export function CompareDialog({ comparison, onClose }: CompareDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [width, setWidth] = useState<Width>('desk');
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} className={controls.heading}>
          {comparison.title}
        </h2>
        <WidthChoice name={`${id}-width`} width={width} choose={setWidth} />
        <button type="button" className={controls.tool} aria-label={words.changes.close} onClick={close}>
          <StudioIcon name="x" />
        </button>
      </div>
      <div className={styles.sides}>
        <ComparedFrame state={comparison.before} width={width} onEscape={close} />
        <ComparedFrame state={comparison.now} width={width} onEscape={close} />
      </div>
    </dialog>
  );
}
