import { memo, useEffect, useRef, useState } from 'react';
import {
  Button,
  Collection,
  DropIndicator,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { parentOf, pointerTo } from '../../content/json/locate';
import { StudioIcon } from '../look/icons';
import { useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import { BlockActions } from './BlockActions';
import { indexOf } from './block-deeds';
import styles from './outline.module.css';
import { type OutlineItem, pathTo } from './outline-items';
import type { BlockCommands } from './use-blocks';

interface TreeProps {
  items: readonly OutlineItem[];
  commands: BlockCommands;
}

/** The blocks of the page. The selected one is that of the form; it can be moved by dragging, by buttons and by keys. */
export const BlockTree = memo(function BlockTree({ items, commands }: TreeProps) {
  const studio = useStudio();
  const tree = useRef<HTMLDivElement>(null);
  const selection = useStudioState((state) => state.selection);
  const [collapsed, setCollapsed] = useState<ReadonlySet<Key>>(new Set());
  const { dragAndDropHooks } = useDragAndDrop<OutlineItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: ({ key }) => pathTo(items, String(key)).at(-1)?.list !== undefined,
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
    onMove({ keys, target }) {
      const [pointer] = [...keys].map(String);
      const item = pathTo(items, String(target.key)).at(-1);
      if (pointer === undefined || !item) return;
      const place = dropPlace(item, target.dropPosition, pointer);
      if (place && commands.canHold(parentOf(place), pointer)) commands.moveTo(pointer, place);
      else studio.notify(words.outline.cannotMoveInto(nameAt(items, pointer), item.name), true);
    },
  });

  const path = pathTo(items, selection.pointer);
  const around = path.slice(0, -1).map(({ pointer }) => pointer);
  const groups = groupsIn(items);
  const open = groups.filter((pointer) => !collapsed.has(pointer) || around.includes(pointer));
  useEffect(() => {
    if (!selection.isInOutline) return;
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selection.pointer)}"]`)?.focus();
  }, [selection]);

  return (
    <Tree<OutlineItem>
      ref={tree}
      aria-label={words.outline.label}
      aria-describedby="outline-keys"
      className={styles.tree}
      items={items}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={path.length > 0 ? [selection.pointer] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined && key !== selection.pointer) studio.select({ pointer: String(key) });
      }}
      expandedKeys={open}
      onExpandedChange={(keys) => setCollapsed(new Set(groups.filter((pointer) => !keys.has(pointer))))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => <Row item={item} commands={commands} />}
    </Tree>
  );
});

function Row({ item, commands }: { item: OutlineItem; commands: BlockCommands }) {
  const isSelected = useStudioState(({ selection }) => selection.pointer === item.pointer);
  const { problems } = item;
  return (
    <TreeItem
      id={item.pointer}
      textValue={[item.name, item.excerpt, problems > 0 ? words.outline.withProblems(problems) : '']
        .filter(Boolean)
        .join(', ')}
      className={styles.item}
    >
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={styles.row} style={{ paddingInlineStart: `${(level - 1) * 14}px` }}>
            <div className={styles.line}>
              <Button slot="drag" className={styles.drag} aria-label={words.outline.drag}>
                <StudioIcon name="dots-six-vertical" size={16} />
              </Button>
              <span className={styles.words}>
                <span className={styles.name}>{item.name}</span>
                {item.excerpt !== '' && <span className={styles.excerpt}>{item.excerpt}</span>}
              </span>
              {problems > 0 && (
                <span className={styles.dot} title={words.outline.withProblems(problems)}>
                  {problems}
                </span>
              )}
              {hasChildItems && (
                <Button slot="chevron" className={styles.chevron}>
                  <StudioIcon name="caret-right" size={16} />
                </Button>
              )}
            </div>
            {isSelected && <BlockActions item={item} commands={commands} />}
          </div>
        )}
      </TreeItemContent>
      <Collection items={item.children}>{(child) => <Row item={child} commands={commands} />}</Collection>
    </TreeItem>
  );
}

/** Where a dropped block is afterwards, in the document without it; undefined where there is no list. */
function dropPlace(
  { pointer, list, children }: OutlineItem,
  position: 'before' | 'after' | 'on',
  dragged: string,
): string | undefined {
  const isSibling = parentOf(dragged) === parentOf(pointer);
  if (position === 'on' || (list !== undefined && !isSibling)) {
    if (list === undefined) return undefined;
    const isInside = parentOf(dragged) === list;
    return pointerTo(list, children.length - (isInside ? 1 : 0));
  }
  const target = indexOf(pointer) + (position === 'after' ? 1 : 0);
  const isBefore = parentOf(pointer) === parentOf(dragged) && indexOf(dragged) < target;
  return withoutEntry(pointerTo(parentOf(pointer), target - (isBefore ? 1 : 0)), dragged);
}

/** A pointer in the document after an entry further out was taken out of its list. */
function withoutEntry(pointer: string, taken: string): string {
  const list = `${parentOf(taken)}/`;
  if (!pointer.startsWith(list) || parentOf(pointer) === parentOf(taken)) return pointer;
  const [index = '', ...rest] = pointer.slice(list.length).split('/');
  return Number(index) > indexOf(taken) ? [list + (Number(index) - 1), ...rest].join('/') : pointer;
}

/** The items that others are in. */
const groupsIn = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ pointer, children }) => (children.length > 0 ? [pointer, ...groupsIn(children)] : []));

const nameAt = (items: readonly OutlineItem[], pointer: string) => pathTo(items, pointer).at(-1)?.name ?? '';
