import type { IssueDetails } from '../../model/issues/issue-details';
import type { Words } from '../message';
import { quote, textArg } from '../words';

const WHY =
  'An alias is one more address that sends visitors on to this page, so nothing else can stand there.';
const DELETE = 'Delete it from "aliases", or write another address.';

/**
 * What is said of an alias in a form that the schemas do not allow, where another form alone would not help.
 *
 * @param what says that it cannot be an alias
 */
export function aliasWords(issue: IssueDetails, what: string): Words {
  switch (textArg(issue, 'alias')) {
    case 'own':
      return { what: `${what} It is this page's own address in another form.`, why: WHY, fix: DELETE };
    case 'page':
      return {
        what: `${what} It is the address of another page, ${textArg(issue, 'other')}, in another form.`,
        why: WHY,
        fix: DELETE,
      };
    case 'again':
      return {
        what: `${what} It stands here already in its right form, ${quote(textArg(issue, 'written'))}.`,
        why: 'One address is enough to send visitors on.',
        fix: 'Delete this one of the two.',
      };
    case 'several':
      return {
        what,
        why: 'These are several addresses in one text, and each entry is one.',
        fix: `Write each of them as an entry of its own: ${severalIn(issue)}`,
      };
    default:
      return {
        what,
        why: 'An alias is the address of a page, such as /products/old-name. Only the server on which the site stands can send on a search (?), a group of addresses (*), or the address of a program such as .php.',
        fix: 'Delete it here. If the old address is to lead to this page, write that down in the settings of the server.',
      };
  }
}

function severalIn({ args: { several } }: IssueDetails): string {
  const addresses = Array.isArray(several) ? several : [];
  return addresses.map((address) => quote(String(address))).join(', ');
}
