import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import type { Tone } from '../../ui/look/Mark';

/** The rule of validate that finds texts, links and pictures that only stand in the place of others. */
const LEFT = 'leftover-text';

/** Whether something is only left to write: that is no mistake of the person. */
export const isLeft = ({ code, isEmpty }: Pick<StudioIssue, 'code' | 'isEmpty'>) =>
  code === LEFT || isEmpty === true;

/** As what an issue is shown. */
export const toneOf = (issue: Pick<StudioIssue, 'code' | 'isEmpty' | 'severity'>): Tone =>
  isLeft(issue) ? 'left' : issue.severity === 'error' ? 'error' : 'hint';
