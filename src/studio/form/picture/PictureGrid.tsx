import { useDeferredValue, useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { StudioPicture } from '../../../content/model/studio-protocol';
import { words } from '../../words';
import { useForm } from '../form-context';
import styles from './picture.module.css';

interface PictureGridProps {
  added: readonly StudioPicture[];
  chosen: string;
  onPick(picture: StudioPicture): void;
}

/** More pictures than this are searched, not looked through. */
const MAX_SHOWN = 150;

/** The pictures in `media/`, found by their names. */
export function PictureGrid({ added, chosen, onPick }: PictureGridProps) {
  const { choices } = useForm();
  const id = useId();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim().toLowerCase();
  const all = new Map([...added, ...choices.pictures].map((picture) => [picture.name, picture]));
  const found = [...all.values()].filter(({ name }) => name.toLowerCase().includes(asked));
  const shown = found.slice(0, MAX_SHOWN);

  function pick(name: string) {
    const picture = all.get(name);
    if (picture) onPick(picture);
  }

  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>{words.form.picture.search}</label>
        <input
          id={id}
          className={styles.query}
          type="search"
          data-start=""
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <ListBox
        className={styles.grid}
        aria-label={words.form.picture.pictures}
        layout="grid"
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        items={shown.map((picture) => ({ ...picture, id: picture.name }))}
        renderEmptyState={() => (
          <p className={styles.size}>{query === '' ? words.form.picture.empty : words.form.picture.none}</p>
        )}
        onSelectionChange={(keys) => {
          // The picture there is, pressed once more, is chosen again.
          const [key] = keys === 'all' ? [] : keys;
          pick(key === undefined ? chosen : String(key));
        }}
      >
        {({ name, url, width, height }) => (
          <ListBoxItem textValue={name} className={styles.picture}>
            <img className={styles.tile} src={url} alt="" loading="lazy" width={width} height={height} />
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{words.form.picture.size(width, height)}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > shown.length && (
        <p className={styles.size}>{words.form.picture.more(found.length - shown.length)}</p>
      )}
    </>
  );
}
