import type { IssueCode } from '../messages/all-messages';

/** The page that explains each message. Written by `UPDATE_EXPECTED=1 npx vitest run tests/contract/messages`. */
export const GUIDE = 'docs/messages.md';

/**
 * Where a message has its entry.
 *
 * @param guide the page's address; its place in the project unless said otherwise
 */
export const entryOf = (code: IssueCode, guide: string = GUIDE) => `${guide}#${code}`;
