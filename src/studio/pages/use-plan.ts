import { useEffect, useState } from 'react';
import type { PageAction, PagePlan, StudioProblem } from '../../content/model/studio-protocol';
import { useStudio } from '../store/use-studio';

/** What an action would change, as of the latest answer; undefined until there is one. */
export function usePlan(action: PageAction | undefined): PagePlan | StudioProblem | undefined {
  const studio = useStudio();
  const asked = action && JSON.stringify(action);
  const [known, setKnown] = useState<{ asked: string; answer: PagePlan | StudioProblem }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isLatest = true;
    void studio.planPage(JSON.parse(asked)).then((answer) => {
      if (isLatest) setKnown({ asked, answer });
    });
    return () => {
      isLatest = false;
    };
  }, [studio, asked]);
  return known !== undefined && known.asked === asked ? known.answer : undefined;
}
