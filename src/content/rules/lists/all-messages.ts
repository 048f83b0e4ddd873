import { allRules } from '../all-rules';
import type { Message } from '../../messages/message';
import { propertyMessages } from '../../messages/property-messages';
import { textMessages } from '../../messages/text-messages';
import { valueMessages } from '../../messages/value-messages';

/** What can be said of documents: of their text, of their shape, and by the rules. A code may stand here twice. */
const allMessages = [...textMessages, ...propertyMessages, ...valueMessages, ...allRules];

/** What kind of finding an issue is: the code of a rule, or of a message about a document's text or shape. */
export type IssueCode = (typeof allMessages)[number]['code'];

const byCode: ReadonlyMap<string, Message<IssueCode>> = new Map(
  allMessages.map((message) => [message.code, message]),
);

/** The message of each code once. */
export const distinctMessages = (): readonly Message<IssueCode>[] => [...byCode.values()];

/** The message of a code. */
export function messageWithCode(code: IssueCode): Message<IssueCode> {
  const message = byCode.get(code);
  if (!message) throw new Error(`No message has the code ${code}.`);
  return message;
}
