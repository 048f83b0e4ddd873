import { propertiesIn } from '../../../content/edit/changes/take-back';
import { routeOf } from '../../../content/model/addresses/route';
import { absenceOf, type BuildTime, buildTimeNow } from '../../../content/model/pages/publication';
import { SITE_PATH } from '../../../content/model/source';
import type { ChangedDocument } from '../../../content/model/protocols/studio-versions';
import { words } from '../../words';
import type { HandedOver } from '../hand-over/handed-over';
import type { ChangedPage } from './changed-pages';

/** What handing over does with changes: which pages become public, and what the change is called until somebody says it better. */
export function handedOverIn(
  documents: readonly ChangedDocument[],
  { pages, hasPictures }: { pages: readonly ChangedPage[]; hasPictures: boolean },
  time = buildTimeNow(),
): HandedOver {
  const pathsOf = (isOne: (document: ChangedDocument) => boolean) =>
    documents.filter(isOne).map(({ path }) => path);
  const namesOf = (isOne: (page: ChangedPage) => boolean) =>
    pages.filter(isOne).map(({ title, name }) => title ?? name);
  // The menu changes with pages that come and go.
  const hasMoved = pages.some((page) => isNew(page) || isRemoved(page));
  return {
    drafts: pathsOf(({ now }) => propertiesIn(now)?.status === 'draft'),
    nowPublic: pathsOf(
      ({ path, before, now }) =>
        routeOf(path) !== undefined && !isPublic(before, time) && isPublic(now, time),
    ),
    proposedName: words.handOver.proposedName({
      fresh: namesOf(isNew),
      changed: [
        ...namesOf((page) => !isNew(page) && !isRemoved(page) && !(page.path === SITE_PATH && hasMoved)),
        ...(hasPictures ? [words.handOver.pictures] : []),
      ],
      removed: namesOf(isRemoved),
    }),
  };
}

const isNew = ({ note }: ChangedPage) => note === words.changes.newPage;
const isRemoved = ({ note }: ChangedPage) => note === words.changes.removedPage;

function isPublic(text: string | null, time: BuildTime): boolean {
  const properties = propertiesIn(text);
  return properties !== undefined && absenceOf(properties, time) === undefined;
}
