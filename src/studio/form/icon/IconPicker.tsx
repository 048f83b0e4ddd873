import { useEffect, useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { inWords } from '../../../content/form/name-words';
import type { StudioIcon } from '../../../content/model/studio-protocol';
import { words } from '../../words';
import { Dialog } from '../dialog/Dialog';
import { useForm } from '../form-context';
import styles from './icon.module.css';
import { namesFor } from './icons-by-meaning';
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
  const id = useId();
  const [query, setQuery] = useState('');
  const icons = useFound(query);
  return (
    <Dialog title={label} onClose={onClose}>
      <div className={styles.search}>
        <label htmlFor={id}>{words.form.icon.search}</label>
        <input
          id={id}
          className={styles.query}
          type="search"
          data-start=""
          autoComplete="off"
          aria-describedby={`${id}-help`}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p className={styles.help} id={`${id}-help`}>
          {words.form.icon.help}
        </p>
      </div>
      <ListBox
        className={styles.grid}
        aria-label={words.form.icon.found}
        layout="grid"
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        items={icons ?? []}
        renderEmptyState={() => (
          <p className={styles.help}>{icons ? words.form.icon.none : words.form.searching}</p>
        )}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChoose(String(key));
        }}
      >
        {({ name, svg }) => (
          <ListBoxItem id={name} textValue={inWords(name)} className={styles.icon}>
            <Svg svg={svg} />
            <span className={styles.name}>{name}</span>
          </ListBoxItem>
        )}
      </ListBox>
      <p className="visually-hidden" role="status">
        {icons ? words.form.icon.count(icons.length) : ''}
      </p>
    </Dialog>
  );
}

/** The icons for a query, those found by their names first; undefined while they are looked for. */
function useFound(query: string): StudioIcon[] | undefined {
  const { findIcons } = useForm();
  const [found, setFound] = useState<{ query: string; icons: StudioIcon[] }>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const asked = [query, ...namesFor(query)];
      const lists = await Promise.all(asked.map((each) => findIcons(each).catch(() => [])));
      const icons = new Map(lists.flat().map((icon) => [icon.name, icon]));
      if (isCurrent) setFound({ query, icons: [...icons.values()] });
    };
    const timer = setTimeout(look, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, findIcons]);
  return found?.icons;
}
