import { useMemo } from 'react';
import { SITE_PATH } from '../../content/model/source';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { isLeft } from '../form/field/is-left';
import { useStudioState } from '../store/hooks/use-studio';
import type { StudioState } from '../store/state';
import { groupProblems, type ProblemGroups } from './group-problems';

/** The problems of the open page, as of the latest keystroke that was checked, and those of the rest of the site, as of the latest pause. */
interface Problems {
  here: readonly StudioIssue[];
  elsewhere: readonly StudioIssue[];
  hidden: number;
}

/** The problems that are known, each once. */
export function problemsIn({
  page,
  issues,
  siteIssues: { issues: all, hidden },
}: Pick<StudioState, 'page' | 'issues' | 'siteIssues'>): Problems {
  const now = issues.filter((issue) => issue.path === page);
  const keys = new Set(now.map(keyOf));
  // What only the whole site tells, such as a link that leads nowhere. What is left to write is known at each keystroke.
  const more = all.filter((issue) => issue.path === page && !isLeft(issue) && !keys.has(keyOf(issue)));
  return { here: [...now, ...more], elsewhere: all.filter((issue) => issue.path !== page), hidden };
}

/** The problems that are known; the component is rendered again when they are others. */
export function useProblems(): Problems {
  const page = useStudioState((state) => state.page);
  const issues = useStudioState((state) => state.issues);
  const siteIssues = useStudioState((state) => state.siteIssues);
  return useMemo(() => problemsIn({ page, issues, siteIssues }), [page, issues, siteIssues]);
}

/** The problems that are known, by how much they concern the person now. */
export function useProblemGroups(): ProblemGroups & Pick<Problems, 'hidden'> {
  const problems = useProblems();
  const first = useStudioState((state) => state.firstIssues);
  return useMemo(
    () => ({ ...groupProblems({ ...problems, first: first ?? [] }), hidden: problems.hidden }),
    [problems, first],
  );
}

/** How many mistakes there are, without what is left to write; of hints, those of the page and those that are new. */
export function useProblemCounts(): { errors: number; hints: number; hasOlder: boolean } {
  const { here, blocking, fresh, before } = useProblemGroups();
  const all = [...here, ...blocking, ...fresh].filter((issue) => !isLeft(issue));
  const counted = all.filter((issue) => !isLeftOut(issue));
  const errors = counted.filter(({ severity }) => severity === 'error').length;
  const hasOlder = before.length > 0 || counted.length < all.length;
  return { errors, hints: counted.length - errors, hasOlder };
}

/** Whether a hint only says that a menu leaves out a page until it is public: that is meant so. */
export const isLeftOut = ({ path, code }: StudioIssue) => path === SITE_PATH && code === 'unpublished-link';

const keyOf = ({ path, pointer, code }: StudioIssue) => `${path}#${pointer}#${code}`;
