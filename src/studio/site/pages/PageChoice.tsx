import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { HOME } from '../../../content/model/addresses/route';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { StudioIcon } from '../../ui/look/icons';
import { Mark } from '../../ui/look/Mark';
import { changedDocuments, type Session } from '../../store/documents/session';
import { useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { findable, findPages } from './find-pages';
import { pageName } from '../../store/pages/page-name';
import styles from './finder.module.css';

interface PageChoiceProps {
  /** Of the list on the page. */
  id: string;
  /** What the chosen page is; before its name, for a screen reader. */
  label: string;
  /** The id of what else is said of it. */
  describedBy?: string;
  /** The path of the chosen page. */
  chosen: string | undefined;
  /** What it is called where it is none of the pages any more. */
  name?: string;
  /** Which can be chosen. */
  pages: readonly StudioPage[];
  /** Those that a filter leaves out, too. */
  all?: readonly StudioPage[];
  choose(path: string): void;
  /** Beside other fields in a dialog, where the list opens below its button. */
  isInDialog?: boolean;
  /** Buttons that leave out some of the pages, and whether they do. */
  filter?: ReactNode;
  isFiltered?: boolean;
  /** The list was closed. */
  onClose?: () => void;
}

/** A button with the name of a page, and a list in which another one is found by typing. */
export function PageChoice(props: PageChoiceProps) {
  const {
    id,
    label,
    describedBy,
    chosen,
    name = '',
    pages,
    all = pages,
    isInDialog = false,
    filter,
    isFiltered = false,
    onClose,
  } = props;
  const changed = useStudioState(({ session }) => changedPaths(session)).split('\n');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const current = all.find(({ path }) => path === chosen);
  const known = useMemo(() => findable(pages, (one) => `${pageName(one)} ${excerptOf(one)}`), [pages]);
  const { count, shown } = useMemo(() => findPages(known, typed), [known, typed]);
  const choose = (path: string | undefined) => {
    if (path === undefined) return;
    list.current?.hidePopover();
    props.choose(path);
  };
  return (
    <>
      <button
        type="button"
        className={styles.current}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
      >
        <span className="visually-hidden">{label}: </span>
        <span className={styles.name}>{current ? pageName(current) : name}</span>
        <StudioIcon name="caret-down" size={16} />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.pages.find}
        className={styles.popover}
        data-in-dialog={isInDialog || undefined}
        onToggle={(event) => {
          if (event.newState === 'closed') {
            setTyped('');
            onClose?.();
          } else event.currentTarget.querySelector('input')?.focus();
        }}
        onKeyDown={moveAlong}
      >
        <input
          type="search"
          className={styles.input}
          aria-label={words.pages.find}
          placeholder={words.pages.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The dialog around it is not meant.
            event.preventDefault();
            choose(shown[0]?.path);
          }}
        />
        {filter}
        <p className="visually-hidden" role="status">
          {typed === '' && !isFiltered ? '' : words.pages.found(count)}
        </p>
        <ul className={styles.pages}>
          {shown.map((one) => (
            <Option
              key={one.path}
              page={one}
              isCurrent={one.path === chosen}
              isChanged={changed.includes(one.path)}
              choose={choose}
            />
          ))}
        </ul>
        {count === 0 && <p className={styles.none}>{words.pages.none}</p>}
        {count > shown.length && <p className={styles.none}>{words.pages.more(count - shown.length)}</p>}
      </div>
    </>
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
        <span className={styles.name}>{pageName(page)}</span>
        <span className={styles.excerpt}>{excerptOf(page)}</span>
        {(isChanged || page.absence || problems > 0) && (
          <span className={styles.tags}>
            {page.absence && <span>{words.pages.absenceShort(page.absence)}</span>}
            {isChanged && <span>{words.pages.unsaved}</span>}
            {problems > 0 && (
              <Mark tone={page.errors > 0 ? 'error' : 'hint'}>
                {words.pages.problems(page.errors, page.warnings)}
              </Mark>
            )}
          </span>
        )}
      </button>
    </li>
  );
}

/** Arrow keys go from page to page; what leaves some of them out is reached with Tab. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul button')];
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
