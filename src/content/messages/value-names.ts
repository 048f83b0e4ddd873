import { textArg, quote } from './words';
import type { IssueDetails } from '../model/issues/issue-details';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  fraction: 'a number with a part after the point',
  endless: 'a number so large that no program can hold it',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group in { }',
  null: 'null, which means nothing',
};

/** What a type of JSON is called. */
export const kind = (type: string) => KINDS[type] ?? 'something else';

/** What a value is called: by its own name, or as an entry of the list it stands in. */
export function subject(issue: IssueDetails): string {
  const name = quote(textArg(issue, 'name'));
  return /\/\d+$/.test(issue.pointer) ? `An entry of ${name}` : name;
}

/** What the schema says of the value. */
export function about(issue: IssueDetails): string {
  const description = textArg(issue, 'about');
  return description === '' ? '' : `About ${quote(textArg(issue, 'name'))}: ${description}`;
}
