import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { StudioPage } from '../../content/model/studio-protocol';
import { StudioIcon } from '../look/icons';
import { HOME, routeOf } from '../../content/model/route';
import { SITE_PATH } from '../../content/model/source';
import { isRecord } from '../../content/util/is-record';
import type { OpenDocument } from '../store/open-document';
import { changedDocuments, type Session } from '../store/session';
import { useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import { findable, findPages } from './find-pages';
import styles from './finder.module.css';

const ID = 'page-finder';

/** The open page, and all others, found by typing. */
export function PageFinder() {
  const studio = useStudio();
  const pages = useAllPages();
  const page = useStudioState((state) => state.page);
  const changed = useStudioState(({ session }) => changedPaths(session)).split('\n');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const current = pages.find(({ path }) => path === page);
  const all = useMemo(() => findable(pages, nameOf), [pages]);
  const { count, shown } = useMemo(() => findPages(all, typed), [all, typed]);
  const choose = (path: string | undefined) => {
    if (path === undefined) return;
    list.current?.hidePopover();
    void studio.open(path);
  };
  return (
    <div className={styles.finder}>
      <button type="button" className={styles.current} popoverTarget={ID} aria-haspopup="dialog">
        <span className="visually-hidden">{words.pages.current}: </span>
        <span className={styles.name}>{current ? nameOf(current) : ''}</span>
        <StudioIcon name="caret-down" size={16} />
      </button>
      <div
        ref={list}
        id={ID}
        popover="auto"
        role="dialog"
        aria-label={words.pages.find}
        className={styles.popover}
        onToggle={(event) => {
          if (event.newState === 'closed') setTyped('');
          else event.currentTarget.querySelector('input')?.focus();
        }}
        onKeyDown={moveAlong}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            choose(shown[0]?.path);
          }}
        >
          <input
            type="search"
            className={styles.input}
            aria-label={words.pages.find}
            placeholder={words.pages.find}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <p className="visually-hidden" role="status">
          {typed === '' ? '' : words.pages.found(count)}
        </p>
        <ul className={styles.pages}>
          {shown.map((one) => (
            <Option
              key={one.path}
              page={one}
              isCurrent={one.path === page}
              isChanged={changed.includes(one.path)}
              choose={choose}
            />
          ))}
        </ul>
        {count === 0 && <p className={styles.none}>{words.pages.none}</p>}
        {count > shown.length && <p className={styles.none}>{words.pages.more(count - shown.length)}</p>}
      </div>
    </div>
  );
}

interface OptionProps {
  page: StudioPage;
  isCurrent: boolean;
  isChanged: boolean;
  choose: (path: string) => void;
}

function Option({ page, isCurrent, isChanged, choose }: OptionProps) {
  const problems = page.errors + page.warnings;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => choose(page.path)}
      >
        <span className={styles.name}>{nameOf(page)}</span>
        <span className={styles.excerpt}>{page.route ?? words.pages.siteHelp}</span>
        {(isChanged || page.absence || problems > 0) && (
          <span className={styles.tag}>
            {isChanged
              ? words.pages.unsaved
              : page.absence
                ? words.pages.absenceShort(page.absence)
                : words.pages.problems(problems)}
          </span>
        )}
      </button>
    </li>
  );
}

/** Arrow keys go from page to page. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = stops.findIndex((stop) => stop.contains(document.activeElement));
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}

/** The pages on the disk, and those that are not saved yet; without those that are to be deleted. */
function useAllPages(): readonly StudioPage[] {
  const saved = useStudioState((state) => state.pages);
  const made = useStudioState(({ session }) => madeIn(session));
  const gone = useStudioState(({ session }) => pathsOf(session, ({ isDeleted = false }) => isDeleted));
  return useMemo(() => {
    const known = new Set(saved.map(({ path }) => path));
    const isGone = new Set(gone.split('\n'));
    const added = JSON.parse(made).filter(({ path }: StudioPage) => !known.has(path));
    const all: StudioPage[] = [...saved, ...added].filter(({ path }) => !isGone.has(path));
    return all.toSorted((one, other) => rankOf(one) - rankOf(other));
  }, [saved, made, gone]);
}

/** Home first, and last what is on every page. */
const rankOf = ({ route }: StudioPage) => (route === HOME ? 0 : route === undefined ? 2 : 1);

/** The pages that are not on the disk yet; as a text, which is the same as long as nothing of it changes. */
function madeIn({ documents }: Session): string {
  const made = [...documents.values()].filter(({ disk }) => disk.hash === null);
  return JSON.stringify(made.map(madePage));
}

function madePage({ path, file, value }: OpenDocument): StudioPage {
  const title = isRecord(value) && typeof value.title === 'string' ? value.title : path;
  return { path, file, route: routeOf(path), title, errors: 0, warnings: 0 };
}

const pathsOf = ({ documents }: Session, isMeant: (document: OpenDocument) => boolean) =>
  [...documents.values()]
    .filter(isMeant)
    .map(({ path }) => path)
    .join('\n');

/** As a text, which is the same as long as nothing of it changes. */
const changedPaths = (session: Session) =>
  changedDocuments(session)
    .map(({ path }) => path)
    .join('\n');

function nameOf({ path, route, title }: StudioPage): string {
  if (route !== undefined) return title;
  return path === SITE_PATH ? words.pages.site : words.pages.siteIn(path.slice(0, path.lastIndexOf('/')));
}
