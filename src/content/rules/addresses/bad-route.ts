import { suggestPath } from '../../model/route';
import type { OwnRule } from '../rule';

/** The file's name is the page's address, so it has small letters, digits and hyphens only. */
export const badRoute: OwnRule = function* ({ isSite, hasValidPath: isRightlyNamed, source }) {
  if (isSite || isRightlyNamed) return;
  yield {
    code: 'bad-route',
    pointer: '',
    highlight: 'file',
    args: { path: source.path, suggestion: suggestPath(source.path) ?? '' },
  };
};
