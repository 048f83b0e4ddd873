import { useEffect, useRef, useState } from 'react';
import { parentOf } from '../../content/json/locate';
import { useOpenDocument, useStudio, useStudioState } from '../store/use-studio';
import { withUnchanged } from '../../ui/behaviours/with-unchanged';
import { useProblems } from '../problems/use-problems';
import { words } from '../words';
import { BlockTree } from './BlockTree';
import { indexOf } from './block-deeds';
import { PublicState } from './PublicState';
import styles from './outline.module.css';
import { outlineOf } from './outline-items';
import { type BlockCommands, useBlocks } from './use-blocks';

/** The open page: what is said of it as a whole, and its blocks. */
export function Outline() {
  const studio = useStudio();
  const open = useOpenDocument();
  const step = useStudioState(({ session, page }) => `${page} ${session.past.length}`);
  const document = useSettled(open, step);
  const pointer = useStudioState(({ selection }) => selection.pointer);
  const { here } = useProblems();
  const items = useUnchanged(
    outlineOf(
      document?.value,
      here.map((issue) => issue.pointer),
    ),
  );
  const commands = useBlocks();
  return (
    <div className={styles.outline} data-outline>
      <button
        type="button"
        className={styles.page}
        aria-current={pointer === '' ? 'true' : undefined}
        onClick={() => studio.select({ pointer: '' })}
      >
        {words.outline.page}
      </button>
      <PublicState value={document?.value} />
      {items.length > 0 && (
        <>
          <div className={styles.scroll} onKeyDownCapture={(event) => answer(event, pointer, commands)}>
            <BlockTree items={items} commands={commands} />
          </div>
          <p className={styles.keys} id="outline-keys">
            {words.outline.keys}
          </p>
        </>
      )}
    </div>
  );
}

/** Milliseconds without a keystroke after which the outline shows what was typed. */
const SETTLED_MS = 200;

/** A value as it was at the last step, or when nobody types: the letters in the field come first. */
function useSettled<T>(value: T, step: string): T {
  const [settled, setSettled] = useState({ value, step });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, step }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value, step]);
  if (settled.step === step) return settled.value;
  setSettled({ value, step });
  return value;
}

/** The same objects for what has not changed, so that the tree draws no row in vain. */
function useUnchanged<T>(next: T): T {
  const before = useRef<T>(undefined);
  before.current = withUnchanged(before.current, next);
  return before.current;
}

interface KeyEvent {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Keys of the selected block. */
function answer(event: KeyEvent, pointer: string, commands: BlockCommands): void {
  const act = deedOf(event, pointer, commands);
  if (pointer === '' || !act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function deedOf({ key, altKey, ctrlKey, metaKey }: KeyEvent, pointer: string, commands: BlockCommands) {
  if (pointer === '') return undefined;
  if (altKey && key === 'ArrowUp') return () => commands.move(pointer, -1);
  if (altKey && key === 'ArrowDown') return () => commands.move(pointer, 1);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => commands.duplicate(pointer);
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Delete') return () => commands.remove(pointer);
  if (key === '+' && /\/blocks\/\d+$/.test(pointer))
    return () => void commands.add(parentOf(pointer), indexOf(pointer) + 1);
  return undefined;
}
