import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import type { Tone } from '../../ui/look/Mark';

/** The rule of validate that finds texts, links and pictures that only stand in the place of others. */
const LEFT = 'leftover-text';

/** Whether something is only left to write: that is no mistake of the person. */
export const isLeft = ({ code }: Pick<StudioIssue, 'code'>) => code === LEFT;

/** As what an issue is shown. */
export const toneOf = (issue: Pick<StudioIssue, 'code' | 'severity'>): Tone =>
  isLeft(issue) ? 'left' : issue.severity === 'error' ? 'error' : 'hint';
