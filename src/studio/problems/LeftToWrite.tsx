import { useMemo } from 'react';
import { useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { LeadThrough } from './LeadThrough';
import { leftInOrder } from './next-left';
import { useProblems } from './use-problems';

const { problems } = words;

/** How much is left to write. Each press leads to the next place, or to the one before, first on the open page. */
export function LeftToWrite() {
  const { here, elsewhere } = useProblems();
  const pages = useStudioState((state) => state.pages);
  const left = useMemo(() => leftInOrder([...here, ...elsewhere], pages), [here, elsewhere, pages]);
  return (
    <LeadThrough
      places={left}
      label={problems.left(left.length)}
      help={problems.leftHelp}
      before={problems.leftBefore}
    />
  );
}
