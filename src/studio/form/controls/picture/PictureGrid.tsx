import { type MouseEvent, useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Text } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { SearchGrid } from '../../dialog/SearchGrid';
import fieldStyles from '../../field/field.module.css';
import { TokensContext, useForm } from '../../form-context';
import { findablePictures, findPictures } from './find/find-pictures';
import { fittingPictures } from './find/fitting-pictures';
import { textsAround } from './find/texts-around';
import styles from './picture.module.css';

interface PictureGridProps {
  /** Of the picture that is chosen. */
  pointer: string;
  added: readonly StudioPicture[];
  chosen: string;
  /** Whether drawings that are only for narrow windows can be chosen, too. */
  hasNarrow: boolean;
  onPick(picture: StudioPicture): void;
  /** Asks for a file, where no picture is found. */
  onUpload(): void;
}

/** So many are shown at once; all of them, once somebody asks for that. */
const MAX_SHOWN = 150;

/** The pictures in `media/`, found by what they show, by their names and by the pages with them. */
export function PictureGrid({ pointer, added, chosen, hasNarrow, onPick, onUpload }: PictureGridProps) {
  const { choices, schema, valueAt } = useForm();
  const tokens = useContext(TokensContext);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [isWhole, setIsWhole] = useState(false);
  const all = useMemo(
    () => new Map([...added, ...choices.pictures].map((picture) => [picture.name, picture])),
    [added, choices],
  );
  const findable = useMemo(() => findablePictures(all.values(), hasNarrow, tokens), [all, hasNarrow, tokens]);
  const found = useMemo(() => findPictures(findable, asked), [findable, asked]);
  // Whoever searches knows what to look for.
  const fitting = useMemo(
    () => (asked === '' ? fittingPictures(found, textsAround(schema, valueAt(''), pointer)) : []),
    [found, asked, schema, valueAt, pointer],
  );
  const others = fitting.length === 0 ? found : found.filter((picture) => !fitting.includes(picture));
  const isNoneFound = found.length === 0 && asked !== '';
  const shown = isWhole ? others : others.slice(0, MAX_SHOWN);

  function pick(name: string) {
    const picture = all.get(name);
    if (picture) onPick(picture);
  }

  /** Shows the others, too. The button is gone then, and the cursor goes on where it stood. */
  function showMore({ currentTarget }: MouseEvent) {
    const dialog = currentTarget.closest('dialog');
    flushSync(() => setIsWhole(true));
    dialog?.querySelectorAll<HTMLElement>('[role="option"]')[fitting.length + MAX_SHOWN]?.focus();
  }

  /** Ends a search that finds nothing. The button is gone then, and the cursor goes into the field that searches. */
  function endSearch() {
    root.current?.querySelector('input')?.focus();
    setQuery('');
  }

  return (
    <div ref={root}>
      <SearchGrid
        label={words.form.picture.search}
        query={query}
        onQuery={setQuery}
        title={words.form.picture.pictures}
        likely={{ heading: words.form.picture.fitting, items: fitting, others: words.form.picture.others }}
        items={shown}
        count={isNoneFound ? words.form.picture.none : words.form.picture.count(found.length)}
        chosen={chosen}
        empty={query === '' ? words.form.picture.empty : words.form.picture.none}
        width="9rem"
        onChoose={pick}
      >
        {({ name, title, url, width, height }) => (
          <span className={styles.picture}>
            <img className={styles.tile} src={url} alt="" loading="lazy" width={width} height={height} />
            <Text slot="label" className={styles.title} title={title}>
              {title}
            </Text>
            <Text slot="description" className={styles.fileName}>
              {name}, {words.form.picture.size(width, height)}
            </Text>
          </span>
        )}
      </SearchGrid>
      {isNoneFound && (
        <p className={styles.nothing}>
          {findable.length > 0 && (
            <button type="button" className={fieldStyles.fix} onClick={endSearch}>
              {words.form.picture.all(findable.length)}
            </button>
          )}
          <button type="button" className={fieldStyles.fix} onClick={onUpload}>
            {words.form.picture.upload}
          </button>
        </p>
      )}
      {others.length > shown.length && (
        <p>
          <button type="button" className={fieldStyles.fix} onClick={showMore}>
            {words.form.picture.all(found.length)}
          </button>
        </p>
      )}
    </div>
  );
}
