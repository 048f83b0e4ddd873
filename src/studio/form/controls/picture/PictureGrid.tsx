import { useDeferredValue, useState } from 'react';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { SearchGrid } from '../../dialog/SearchGrid';
import { useForm } from '../../form-context';
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
      <SearchGrid
        label={words.form.picture.search}
        query={query}
        onQuery={setQuery}
        title={words.form.picture.pictures}
        items={shown}
        count={words.form.picture.count(found.length)}
        chosen={chosen}
        empty={query === '' ? words.form.picture.empty : words.form.picture.none}
        width="8.5rem"
        onChoose={pick}
      >
        {({ name, url, width, height }) => (
          <span className={styles.picture}>
            <img className={styles.tile} src={url} alt="" loading="lazy" width={width} height={height} />
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{words.form.picture.size(width, height)}</span>
          </span>
        )}
      </SearchGrid>
      {found.length > shown.length && (
        <p className={styles.size}>{words.form.picture.more(found.length - shown.length)}</p>
      )}
    </>
  );
}
