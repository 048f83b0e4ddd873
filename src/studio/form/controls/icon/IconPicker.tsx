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
  const { icons, hasFailed = false } = useFound(query);
  return (
    <Dialog title={words.named(words.form.icon.choose, label)} onClose={onClose}>
      <SearchGrid
        label={words.form.icon.search}
        help={words.form.icon.help}
        query={query}
        onQuery={setQuery}
        title={words.form.icon.found}
        items={icons ?? []}
        count={icons && !hasFailed ? words.form.icon.count(icons.length) : ''}
        chosen={chosen}
        empty={hasFailed ? words.server.gone : icons ? words.form.icon.none : words.form.searching}
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

interface FoundIcons {
  /** Undefined while they are looked for. */
  icons?: readonly StudioIcon[];
  /** Whether the server has not answered. */
  hasFailed?: boolean;
}

/** The icons for a query, those found by their names first. */
function useFound(query: string): FoundIcons {
  const { findIcons } = useForm();
  const [found, setFound] = useState<FoundIcons>({});
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const next = await findIcons(query).then(
        (icons) => ({ icons }),
        () => ({ icons: [], hasFailed: true }),
      );
      if (isCurrent) setFound(next);
    };
    const timer = setTimeout(look, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, findIcons]);
  return found;
}
