import type { Issue } from '../../rules/lists/issue';
import type { IssueCode } from '../../rules/lists/all-messages';
import type { ValidatorConfig } from '../../model/source';
import { nearest } from '../../util/suggest';

/** A text and its replacement. */
export interface IssueFix {
  from: string;
  to: string;
}

/** The arguments of an issue that are texts. */
type Args = Issue['args'];

const FIXES: Readonly<
  Partial<Record<IssueCode, (args: Args, config: ValidatorConfig) => IssueFix | undefined>>
> = {
  'unknown-property': (args) =>
    args.renamed === 1 || args.synonym === 1
      ? { from: text(args.name), to: text(args.suggestion) }
      : misspelt(text(args.name), args),
  'unknown-block-type': (args) => misspelt(text(args.value), args),
  'not-allowed': (args) => misspelt(text(args.value), args),
  'unknown-icon': ({ icon, suggestion }, { icons }) => {
    const [from, to] = [text(icon), text(suggestion)];
    // A style is not part of the name: `timer-bold` is `timer`.
    return from.startsWith(`${to}-`) ? { from, to } : misspelt(from, { suggestion: to, allowed: [...icons] });
  },
  'bad-link': ({ kind, link, suggestion }) =>
    (kind === 'insecure' && /^https:\/\/\S+$/.test(text(suggestion))) ||
    ((kind === 'whole-address' || kind === 'preview') && /^\/\S*$/.test(text(suggestion)))
      ? { from: text(link), to: text(suggestion) }
      : undefined,
  'wrong-schema': ({ written, suggestion }) => ({ from: text(written), to: text(suggestion) }),
  'whole-address': ({ href, suggestion }) => ({ from: text(href), to: text(suggestion) }),
  'link-to-main-language': ({ href, suggestion }) => ({ from: text(href), to: text(suggestion) }),
  'written-out': ({ text: written, token }) => ({ from: text(written), to: `{${text(token)}}` }),
  'dead-link': ({ renamed, href, suggestion }) =>
    renamed === 1 ? { from: text(href), to: text(suggestion) } : undefined,
};

/** The one right answer to an issue; undefined where there is none, or a person has to choose. */
export function fixFor({ code, args }: Issue, config: ValidatorConfig): IssueFix | undefined {
  const answer = FIXES[code]?.(args, config);
  return answer && answer.to !== '' && answer.to !== answer.from ? answer : undefined;
}

/** A name counts as misspelt when one suggestion is nearer than all other possible names. */
function misspelt(from: string, { suggestion, allowed }: Args): IssueFix | undefined {
  const to = text(suggestion);
  const names = new Set([to, ...(Array.isArray(allowed) ? allowed : [])]);
  const near = nearest(from, names);
  return near.length === 1 && near[0] === to ? { from, to } : undefined;
}

const text = (value: Args[string] | undefined) => (typeof value === 'string' ? value : '');
