import { isWithin } from '../../../content/json/locate';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';

/** The issues of a place and of all inside it. */
export function issuesWithin(issues: readonly StudioIssue[], pointer: string): readonly StudioIssue[] {
  return issues.length === 0 ? issues : issues.filter((issue) => isWithin(issue.pointer, pointer));
}
