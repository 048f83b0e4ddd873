import { type ReactNode, useId } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import styles from './search-grid.module.css';

interface SearchGridProps<One extends { name: string; title?: string }> {
  /** Of the field that searches, and what helps to search. */
  label: string;
  help?: string;
  query: string;
  onQuery(query: string): void;
  /** What is to choose from. One with a title has that in a slot of its own for the words of a label. */
  title: string;
  items: readonly One[];
  /** What stands before them, under a heading; and the heading of the others. */
  likely?: { heading: string; items: readonly One[]; others: string };
  /** The name of the chosen one; empty where none is. */
  chosen: string;
  /** How many they are, read out as they become other ones. */
  count: string;
  /** What stands there where nothing is found. */
  empty: string;
  /** How wide one is at least, as a length in CSS. */
  width: string;
  onChoose(name: string): void;
  /** Draws one. */
  children(item: One): ReactNode;
}

/** Things to choose from, found by typing, in a grid. The chosen one, pressed once more, is chosen again. */
export function SearchGrid<One extends { name: string; title?: string }>(props: SearchGridProps<One>) {
  const {
    label,
    help,
    query,
    onQuery,
    title,
    items,
    likely,
    count,
    chosen,
    empty,
    width,
    onChoose,
    children,
  } = props;
  const id = useId();
  const option = (item: One) => (
    <ListBoxItem id={item.name} textValue={item.title ?? item.name} className={styles.option}>
      {children(item)}
    </ListBoxItem>
  );
  const section = (heading: string, entries: readonly One[]) => (
    <ListBoxSection className={styles.section}>
      <Header className={styles.heading}>{heading}</Header>
      <Collection items={entries}>{option}</Collection>
    </ListBoxSection>
  );
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.query}
          type="search"
          data-start=""
          autoComplete="off"
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        {help !== undefined && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {count}
      </p>
      <ListBox
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }}
        aria-label={title}
        layout="grid"
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        renderEmptyState={() => <p className={styles.help}>{empty}</p>}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          const name = key === undefined ? chosen : String(key);
          if (name !== '') onChoose(name);
        }}
      >
        {likely && likely.items.length > 0 ? (
          <>
            {section(likely.heading, likely.items)}
            {section(likely.others, items)}
          </>
        ) : (
          <Collection items={items}>{option}</Collection>
        )}
      </ListBox>
    </>
  );
}
