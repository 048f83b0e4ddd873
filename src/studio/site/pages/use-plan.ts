import { useEffect, useState } from 'react';
import type { StudioProblem } from '../../../content/model/protocols/studio-documents';
import type { PageAction, PagePlan } from '../../../content/model/protocols/studio-plans';
import { useStudio } from '../../store/hooks/use-studio';

/** Milliseconds without a keystroke after which the server is asked: a plan looks at the whole site. */
const PAUSE_MS = 150;

/** What an action would change, as of the latest answer; undefined until there is one. */
export function usePlan(action: PageAction | undefined): PagePlan | StudioProblem | undefined {
  const studio = useStudio();
  const asked = action && JSON.stringify(action);
  const [known, setKnown] = useState<{ asked: string; answer: PagePlan | StudioProblem }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answer = await studio.site.planPage(JSON.parse(asked));
      if (isLatest) setKnown({ asked, answer });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [studio, asked]);
  return known !== undefined && known.asked === asked ? known.answer : undefined;
}
