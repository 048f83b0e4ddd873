import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { StudioPage } from '../../content/model/studio-protocol';
import { StudioIcon } from '../look/icons';
import { HOME } from '../../content/model/route';
import { SITE_PATH } from '../../content/model/source';
import { changedDocuments, type Session } from '../store/session';
import { useAllPages } from '../store/use-all-pages';
import { useStudio, useStudioState } from '../store/use-studio';
import { MissingIn } from '../languages/MissingIn';
import { missingIn } from '../languages/translations';
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
  const [missing, setMissing] = useState<string>();
  const languages = useStudioState((state) => state.choices.languages);
  const list = useRef<HTMLDivElement>(null);
  const current = pages.find(({ path }) => path === page);
  const all = useMemo(() => {
    const wanted = missing === undefined ? pages : missingIn(missing, languages, pages);
    return findable(wanted, (one) => `${nameOf(one)} ${excerptOf(one)}`);
  }, [pages, missing, languages]);
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
          if (event.newState === 'closed') {
            setTyped('');
            setMissing(undefined);
          } else event.currentTarget.querySelector('input')?.focus();
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
        <MissingIn missing={missing} choose={setMissing} />
        <p className="visually-hidden" role="status">
          {typed === '' && missing === undefined ? '' : words.pages.found(count)}
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
        <span className={styles.excerpt}>{excerptOf(page)}</span>
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

/** As a text, which is the same as long as nothing of it changes. */
const changedPaths = (session: Session) =>
  changedDocuments(session)
    .map(({ path }) => path)
    .join('\n');

function excerptOf({ route }: StudioPage): string {
  if (route === undefined) return words.pages.siteHelp;
  return route === HOME ? words.pages.home : route;
}

function nameOf({ path, route, title }: StudioPage): string {
  if (route !== undefined) return title;
  return path === SITE_PATH ? words.pages.site : words.pages.siteIn(path.slice(0, path.lastIndexOf('/')));
}
