import { idsIn } from '../../../content/edit/operations/ids';
import { routeOf } from '../../../content/model/addresses/route';
import { partOf } from '../../../content/json/value-at';
import { folderAt } from '../../../content/model/languages/languages';
import { isRecord } from '../../../content/util/is-record';
import { reachOf } from '../../../content/model/reach';
import type { NamedPlace, UsedThing } from '../../../content/model/protocols/studio-plans';
import { words } from '../../words';
import { draftOf, type StudioContext } from '../context';
import type { OpenDocument } from '../documents/open-document';
import { changedDocuments, type Session } from '../documents/session';
import { type ChangedId, changedId, leadLinksAlong } from './lead-links-along';
import { createAllPages } from '../pages/all-pages';
import { tokensFor } from '../pages/site-tokens';

/** Milliseconds without a keystroke after which a name that was written over counts as gone. */
const TYPED_MS = 1000;

/** Notices when something is gone that is used elsewhere, and says at once where. */
export interface LostUses {
  /** The person has changed documents. */
  changed(before: Session): void;
}

/** @param context of the studio, whose documents are looked at */
export function lostUses(context: StudioContext): LostUses {
  const { store } = context;
  /** By path: the documents as they were when it was looked last. */
  const before = new Map<string, OpenDocument>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const { documents } = store.get().session;
    const lost = [...before.values()].flatMap((was) => {
      const is = documents.get(was.path);
      return lostFrom(was, is).map((thing) => ({ thing, changed: is && changedId(was, is) }));
    });
    before.clear();
    for (const { thing, changed } of lost) await tell(context, thing, changed);
  }

  return {
    changed({ documents }) {
      const { session } = store.get();
      for (const [path, was] of documents)
        if (session.documents.get(path) !== was && !before.has(path)) before.set(path, was);
      const isTyped = session.past.at(-1)?.typing !== undefined;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), isTyped ? TYPED_MS : 0);
    },
  };
}

/** What was removed: something that is used, or a language of the site, by the folder of its pages. */
type Lost = UsedThing | { kind: 'language'; folder: string };

/** Says what uses a thing that is gone. */
async function tell(context: StudioContext, thing: Lost, changed: ChangedId | undefined): Promise<void> {
  if (thing.kind === 'language') return tellPages(context, thing.folder);
  const { store, server, notify } = context;
  const documents = changedDocuments(store.get().session).map(draftOf);
  try {
    const { places } = await server.call('uses', { documents, thing });
    const lost = thing.kind === 'token' ? places.filter(hasNoValue(thing.name, context)) : places;
    if (lost.length === 0) return;
    const reach = reachOf(lost.map(({ path }) => path));
    const text =
      thing.kind === 'token'
        ? words.uses.tokenGone(thing.name, lost.length, reach)
        : words.uses.placesGone(lost.length, reach);
    const offer = thing.kind === 'places' &&
      changed && {
        label: words.uses.leadAlong,
        act: () => void leadLinksAlong(context, changed, lost),
      };
    notify(text, true, lost, offer || undefined);
  } catch {
    // The list of problems tells it, too, once the server answers.
  }
}

/** Says what becomes of the pages of a language. */
function tellPages({ store, notify }: StudioContext, folder: string): void {
  const pages = allPages(store.get()).filter(
    ({ route }) => route !== undefined && folderAt(route, [folder]) === folder,
  );
  const places = pages.map(({ path, route = '' }) => ({ path, pointer: '', name: route, value: '' }));
  notify(words.uses.languageGone(folder, places.length), true, places.length > 0 ? places : undefined);
}

const allPages = createAllPages();

/** A language may have a value of its own, or that of the whole site in its place. */
const hasNoValue =
  (token: string, { store }: StudioContext) =>
  ({ path }: NamedPlace): boolean =>
    !Object.hasOwn(tokensFor(path, store.get()), token);

/** What a document had, and has no more. A page that is to be deleted has shown what leads to it. */
export function lostFrom(
  was: Pick<OpenDocument, 'path' | 'value'>,
  is: Pick<OpenDocument, 'value' | 'isDeleted'> | undefined,
): Lost[] {
  if (!is || is.isDeleted || is.value === was.value) return [];
  const route = routeOf(was.path);
  if (route === undefined)
    return [
      ...missing(namesIn(was.value, 'tokens'), namesIn(is.value, 'tokens')).map(
        (name) => ({ kind: 'token', name }) as const,
      ),
      ...missing(namesIn(was.value, 'languages'), namesIn(is.value, 'languages')).map(
        (folder) => ({ kind: 'language', folder }) as const,
      ),
    ];
  const ids = missing(idsOf(was.value), idsOf(is.value));
  return ids.length === 0 ? [] : [{ kind: 'places', route, ids }];
}

const missing = (before: ReadonlySet<string>, now: ReadonlySet<string>) =>
  [...before].filter((name) => !now.has(name));

/** The names that the site document gives values to. */
function namesIn(document: unknown, part: 'tokens' | 'languages'): Set<string> {
  const values = partOf(document, part);
  return new Set(isRecord(values) ? Object.keys(values) : []);
}

const idsOf = (document: unknown) => new Set(idsIn(document).map(([, id]) => id));
