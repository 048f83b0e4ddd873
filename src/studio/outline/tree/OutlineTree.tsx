import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { StudioIcon } from '../../ui/look/icons';
import { Mark } from '../../ui/look/Mark';
import { useStudio } from '../../store/hooks/use-studio';
import { words as studioWords } from '../../words';
import styles from '../outline.module.css';
import type { OutlineCommands, OutlineWords } from './commands';
import { ItemActions } from './ItemActions';
import { flatItems, type OutlineItem, pathTo } from './outline-item';
import { useDragging } from './use-dragging';
import { useEntering } from './use-entering';
import { leadToForm } from './lead-to-form';
import { useSelectedRow } from './use-selected-row';
import { answerTreeKey } from './tree-keys';

const { named } = studioWords;

interface OutlineTreeProps {
  items: readonly OutlineItem[];
  words: OutlineWords;
  commands: OutlineCommands;
  /** What stands below the rows, in view while they scroll. */
  below?: ReactNode;
}

/** Up to so many pixels of height the room is for the rows: what the keys do is shown on request. */
const LOW_WINDOW = 800;

/** The parts of the open document, with the keys that change them. */
export function OutlineTree({ items, words, commands, below }: OutlineTreeProps) {
  const [areKeysShown] = useState(() => window.innerHeight > LOW_WINDOW);
  return (
    <>
      <div
        className={styles.scroll}
        onKeyDownCapture={(event) => answerTreeKey(event, focusedItem(items), commands)}
      >
        <Rows items={items} words={words} commands={commands} />
      </div>
      {below}
      <details className={styles.keys} open={areKeysShown}>
        <summary>{studioWords.keysOfOutline}</summary>
        <p id="outline-keys">{words.keys}</p>
      </details>
    </>
  );
}

/** The item whose row has the focus: it need not be the selected one. */
function focusedItem(items: readonly OutlineItem[]): OutlineItem | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-key]');
  return flatItems(items).find(({ pointer }) => pointer === row?.dataset.key);
}

/** The selected row is that of the form; it can be moved by dragging, by buttons and by keys. */
const Rows = memo(function Rows({ items, words, commands }: Omit<OutlineTreeProps, 'below'>) {
  const studio = useStudio();
  const tree = useRef<HTMLDivElement>(null);
  const selection = useSelectedRow(items);
  const [collapsed, setCollapsed] = useState<ReadonlySet<Key>>(() => new Set(closedAtFirst(items)));
  const dragAndDropHooks = useDragging(items, words, commands);

  const { isEntered, ...entering } = useEntering();
  const path = pathTo(items, selection.pointer);
  const selected = path.at(-1)?.pointer;
  const around = path.slice(0, -1).map(({ pointer }) => pointer);
  const groups = groupsIn(items);
  const open = groups.filter((pointer) => !collapsed.has(pointer) || around.includes(pointer));
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selection.pointer)}"]`);
    if (!row) return;
    const { activeElement } = document;
    // Another row is selected by undo, or a part has got another place: whoever is in the tree goes along.
    const isInOtherRow = tree.current?.contains(activeElement) && !row.contains(activeElement);
    if (selection.isInOutline || isInOtherRow) row.focus();
    else row.scrollIntoView({ block: 'nearest' });
  }, [selection]);

  return (
    <div {...entering}>
      <Tree<OutlineItem>
        ref={tree}
        aria-label={words.label}
        aria-describedby="outline-keys"
        className={styles.tree}
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined && key !== selection.pointer && !isEntered.current)
            studio.select({ pointer: String(key) });
        }}
        onAction={(key) => {
          studio.select({ pointer: String(key) });
          leadToForm();
        }}
        expandedKeys={open}
        onExpandedChange={(keys) => setCollapsed(new Set(groups.filter((pointer) => !keys.has(pointer))))}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => <Row id={item.pointer} item={item} words={words} commands={commands} />}
      </Tree>
    </div>
  );
});

interface RowProps extends Omit<OutlineTreeProps, 'items' | 'below'> {
  /** Of the row: the tree knows it by this. */
  id: string;
  item: OutlineItem;
}

function Row({ id, item, words, commands }: RowProps) {
  const { problems, isFixed = false } = item;
  const { errors, hints } = problems;
  const name = [item.name, item.excerpt].filter(Boolean).join(', ');
  const problemWords = errors + hints > 0 ? words.withProblems(errors, hints) : '';
  return (
    <TreeItem id={id} textValue={[name, problemWords].filter(Boolean).join(', ')} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems, level, isSelected }) => (
          <div className={styles.row} style={{ paddingInlineStart: `${(level - 1) * 14}px` }}>
            <div className={styles.line}>
              {isFixed ? (
                <span className={styles.drag} />
              ) : (
                <Button slot="drag" className={styles.drag} aria-label={named(words.drag, name)}>
                  <StudioIcon name="dots-six-vertical" size={16} />
                </Button>
              )}
              <span className={styles.words}>
                <span className={styles.name}>{item.name}</span>
                {item.excerpt !== '' && <span className={styles.excerpt}>{item.excerpt}</span>}
              </span>
              {problemWords && (
                <Mark tone={errors > 0 ? 'error' : 'hint'} title={problemWords}>
                  {errors || hints}
                </Mark>
              )}
              {hasChildItems && (
                <Button slot="chevron" className={styles.chevron}>
                  <StudioIcon name="caret-right" size={16} />
                </Button>
              )}
            </div>
            {isSelected && <ItemActions item={item} words={words} commands={commands} />}
          </div>
        )}
      </TreeItemContent>
      <Collection items={item.children}>
        {(child) => <Row id={child.pointer} item={child} words={words} commands={commands} />}
      </Collection>
    </TreeItem>
  );
}

/** A long tree begins with its entries closed, so that all of them are seen. */
const MANY_ROWS = 60;

const closedAtFirst = (items: readonly OutlineItem[]): string[] =>
  flatItems(items).length > MANY_ROWS ? items.flatMap(({ children }) => groupsIn(children)) : [];

/** The items that others are in. */
const groupsIn = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ pointer, children }) => (children.length > 0 ? [pointer, ...groupsIn(children)] : []));
