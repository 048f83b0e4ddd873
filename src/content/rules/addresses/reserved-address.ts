import type { OpenDocument } from '../../documents/open-document';
import type { Finding } from '../../model/finding';
import { reservedFolder } from '../../model/reserved';
import { aliasesIn } from './aliases-in';
import type { OwnRule } from '../rule';

/** No page stands, stood or will stand where the build puts what is no page. */
export const reservedAddress: OwnRule = function* (document): Generator<Finding> {
  if (document.isSite) {
    yield* reservedAmong(planned(document), 'planned');
    return;
  }
  const folder = document.route === undefined ? undefined : reservedFolder(document.route);
  if (folder) {
    const args = { route: document.route ?? '', folder, kind: 'page' };
    yield { code: 'reserved-address', pointer: '', highlight: 'file', args };
  }
  yield* reservedAmong(aliasesIn(document), 'alias');
};

function* reservedAmong(
  addresses: readonly { pointer: string; value: string }[],
  kind: 'planned' | 'alias',
): Generator<Finding> {
  for (const { pointer, value } of addresses) {
    const folder = reservedFolder(value);
    if (folder) yield { code: 'reserved-address', pointer, args: { route: value, folder, kind } };
  }
}

const planned = ({ entries }: OpenDocument) =>
  entries
    .named('plannedRoutes')
    .flatMap(({ pointer, value }) => (typeof value === 'string' ? [{ pointer, value }] : []));
