import { useEffect, useRef } from 'react';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { finishedWords } from '../answer-problem-key';

/** Milliseconds without a change: what was begun is not written yet. */
const PAUSE_MS = 1500;

/**
 * Says that the last place of the open page was written, and what comes next.
 *
 * @param left how many places are left on the open page
 */
export function useFinished(left: number): void {
  const studio = useStudio();
  const page = useStudioState((state) => state.page);
  const last = useRef({ page, left });
  useEffect(() => {
    const isFinished = left === 0 && last.current.page === page && last.current.left > 0;
    last.current = { page, left };
    if (!isFinished) return;
    const say = () => {
      stop();
      const finished = finishedWords(studio);
      if (finished !== undefined) studio.notify(finished, false);
    };
    let timer = setTimeout(say, PAUSE_MS);
    const unsubscribe = studio.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(say, PAUSE_MS);
    });
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    return stop;
  }, [page, left, studio]);
}
