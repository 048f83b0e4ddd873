import { useMemo } from 'react';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { isLeft } from '../form/field/is-left';
import { useStudioState } from '../store/hooks/use-studio';
import type { StudioState } from '../store/state';

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

/** How many mistakes there are, without what is left to write. */
export function useProblemCounts(): { errors: number; warnings: number } {
  const { here, elsewhere } = useProblems();
  const all = [...here, ...elsewhere].filter((issue) => !isLeft(issue));
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: all.length - errors };
}

const keyOf = ({ path, pointer, code }: StudioIssue) => `${path}#${pointer}#${code}`;
