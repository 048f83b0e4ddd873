import { useRef } from 'react';
import type { StudioIssue } from '../../content/model/studio-protocol';
import controls from '../look/controls.module.css';
import { StudioIcon } from '../look/icons';
import { useStudio } from '../store/use-studio';
import { words } from '../words';
import { isLeft, useProblems } from './use-problems';

/** How much is left to write. Each press leads to the next place: those of the open page first, then those of other pages. */
export function LeftToWrite() {
  const studio = useStudio();
  const { here, elsewhere } = useProblems();
  const left = [...here, ...elsewhere].filter(isLeft);
  const last = useRef<StudioIssue>(undefined);
  if (left.length === 0) return null;
  const lead = () => {
    const at = left.findIndex(
      ({ path, pointer }) => path === last.current?.path && pointer === last.current.pointer,
    );
    const next = left[(at + 1) % left.length];
    last.current = next;
    if (next) void studio.show(next);
  };
  return (
    <button type="button" className={controls.tool} title={words.problems.leftHelp} onClick={lead}>
      <StudioIcon name="pencil-simple" />
      {words.problems.left(left.length)}
    </button>
  );
}
