import { useEffect, useMemo, useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { StudioPage } from '../../content/model/studio-protocol';
import { StudioIcon } from '../look/icons';
import { routeOf } from '../../content/model/route';
import type { OpenDocument } from '../store/open-document';
import { changedDocuments, type Session } from '../store/session';
import { useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import styles from './finder.module.css';

/** The open page, and all others, found by typing. */
export function PageFinder() {
  const studio = useStudio();
  const pages = useAllPages();
  const page = useStudioState((state) => state.page);
  const changed = useStudioState(({ session }) => changedPaths(session));
  const current = pages.find(({ path }) => path === page);
  const [typed, setTyped] = useState('');
  const name = current ? nameOf(current) : '';
  useEffect(() => setTyped(name), [name]);
  return (
    <ComboBox
      className={styles.finder}
      items={pages}
      inputValue={typed}
      onInputChange={setTyped}
      menuTrigger="focus"
      selectedKey={page}
      defaultFilter={(text, words) => words === name || contains(text, words)}
      onSelectionChange={(key) => {
        if (key === null || key === page) setTyped(name);
        else void studio.open(String(key));
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped(name);
      }}
    >
      <Label className={styles.label}>{words.pages.current}</Label>
      <div className={styles.search}>
        <Input
          className={styles.input}
          placeholder={words.pages.find}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={styles.open} aria-label={words.pages.find}>
          <StudioIcon name="caret-down" size={16} />
        </Button>
      </div>
      <Popover className={styles.popover} placement="bottom start">
        <ListBox<StudioPage>
          className={styles.pages}
          renderEmptyState={() => <p className={styles.none}>{words.pages.none}</p>}
        >
          {(one) => {
            const problems = one.errors + one.warnings;
            return (
              <ListBoxItem
                id={one.path}
                textValue={`${nameOf(one)} ${one.route ?? ''}`}
                className={styles.option}
              >
                <span className={styles.name}>{nameOf(one)}</span>
                <span className={styles.excerpt}>{one.route ?? words.pages.siteHelp}</span>
                {changed.split('\n').includes(one.path) && (
                  <span className={styles.tag}>{words.pages.unsaved}</span>
                )}
                {problems > 0 && <span className={styles.tag}>{words.pages.problems(problems)}</span>}
              </ListBoxItem>
            );
          }}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** The pages on the disk, and those that are not saved yet; without those that are to be deleted. */
function useAllPages(): readonly StudioPage[] {
  const saved = useStudioState((state) => state.pages);
  const made = useStudioState(({ session }) => pathsOf(session, ({ disk }) => disk.hash === null));
  const gone = useStudioState(({ session }) => pathsOf(session, ({ isDeleted = false }) => isDeleted));
  return useMemo(() => {
    const known = new Set(saved.map(({ path }) => path));
    const isGone = new Set(gone.split('\n'));
    const added = made.split('\n').filter((path) => path !== '' && !known.has(path));
    return [...saved, ...added.map(madePage)].filter(({ path }) => !isGone.has(path));
  }, [saved, made, gone]);
}

const madePage = (path: string): StudioPage => {
  const route = routeOf(path);
  return { path, file: path, route, title: route ?? path, errors: 0, warnings: 0 };
};

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

const nameOf = ({ route, title }: StudioPage) => (route === undefined ? words.pages.site : title);

const contains = (text: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
