import { useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { LeadThrough } from './LeadThrough';
import { isLeft } from '../form/field/is-left';
import { useProblems } from './use-problems';

const { problems } = words;

/** How much is left to write. Each press leads to the next place, or to the one before, first on the open page. */
export function LeftToWrite() {
  const { here, elsewhere } = useProblems();
  const pages = useStudioState((state) => state.pages);
  const rankOf = (path: string) => pages.findIndex((one) => one.path === path);
  const left = [...here, ...elsewhere]
    .filter(isLeft)
    .toSorted((one, other) => rankOf(one.path) - rankOf(other.path));
  return (
    <LeadThrough
      places={left}
      label={problems.left(left.length)}
      help={problems.leftHelp}
      before={problems.leftBefore}
    />
  );
}
