import { legalPath, routeOf } from '../../route';
import type { DocumentRule } from '../rule';

/** The file's name is the page's address, so it has small letters, digits and hyphens only. */
export const badRoute: DocumentRule = function* ({ isSite, source }) {
  if (isSite || routeOf(source.path) !== undefined) return;
  yield {
    code: 'bad-route',
    pointer: '',
    mark: 'file',
    args: { path: source.path, suggestion: legalPath(source.path) ?? '' },
  };
};
