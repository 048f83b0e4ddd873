import type { IssueCode } from '../../rules/lists/all-messages';

/** The page that explains each message; `npm run generate` writes it. */
export const GUIDE = 'docs/messages.md';

/**
 * The address of a message's entry.
 *
 * @param guide the page's address; by default its path in the project
 */
export const entryOf = (code: IssueCode, guide: string = GUIDE) => `${guide}#${code}`;
