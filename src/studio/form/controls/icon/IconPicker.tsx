import { useEffect, useState } from 'react';
import type { StudioIcon } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { Dialog } from '../../dialog/Dialog';
import { SearchGrid } from '../../dialog/SearchGrid';
import { useForm } from '../../form-context';
import styles from './icon.module.css';
import { Svg } from './Svg';

interface IconPickerProps {
  label: string;
  /** The name of the icon there is. */
  chosen: string;
  onChoose(name: string): void;
  onClose(): void;
}

/** In milliseconds: how long nobody types before icons are looked for. */
const PAUSE = 120;

/** Icons to choose from, found by their names and by what they stand for. */
export function IconPicker({ label, chosen, onChoose, onClose }: IconPickerProps) {
  const [query, setQuery] = useState('');
  const icons = useFound(query);
  return (
    <Dialog title={words.named(words.form.icon.choose, label)} onClose={onClose}>
      <SearchGrid
        label={words.form.icon.search}
        help={words.form.icon.help}
        query={query}
        onQuery={setQuery}
        title={words.form.icon.found}
        items={icons ?? []}
        count={icons ? words.form.icon.count(icons.length) : ''}
        chosen={chosen}
        empty={icons ? words.form.icon.none : words.form.searching}
        width="5.5rem"
        onChoose={onChoose}
      >
        {({ name, svg }) => (
          <span className={styles.icon}>
            <Svg svg={svg} />
            <span className={styles.name}>{name}</span>
          </span>
        )}
      </SearchGrid>
    </Dialog>
  );
}

/** The icons for a query, those found by their names first; undefined while they are looked for. */
function useFound(query: string): readonly StudioIcon[] | undefined {
  const { findIcons } = useForm();
  const [found, setFound] = useState<readonly StudioIcon[]>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const icons = await findIcons(query).catch(() => []);
      if (isCurrent) setFound(icons);
    };
    const timer = setTimeout(look, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, findIcons]);
  return found;
}
