import { isRecord } from '../../util/is-record';
import { numberArg } from '../../messages/words';
import { ownRule } from '../rule';

/** A page says for which version of the blocks it was written; migrating starts from there. */
export const newerVersion = ownRule({
  code: 'newer-version',
  meaning: 'A page claims a version of the blocks that is not there yet.',
  documents: ['page'],
  *check({ value, invalidPointers }, { newestVersion }) {
    const version = isRecord(value) ? value.version : undefined;
    if (typeof version !== 'number' || version <= newestVersion || invalidPointers.has('/version')) return;
    yield { pointer: '/version', args: { version, newest: newestVersion } };
  },
  words: (issue) => ({
    what: `The page claims to be written for version ${numberArg(issue, 'version')} of the blocks; the newest one here is ${numberArg(issue, 'newest')}.`,
    why: 'A newer version may call things otherwise than this one. And migrating leaves the page as it is, since it believes the number.',
    fix: `Delete the line, or write ${numberArg(issue, 'newest')} there, if this page is for the blocks as they are here. If it was made with newer blocks, bring this project up to date first.`,
    inStudio:
      'Choose “Code” above the form, and delete the line, unless the page was made with a newer version of the studio.',
  }),
});
