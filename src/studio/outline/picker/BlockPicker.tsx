import { useEffect, useMemo, useRef, useState } from 'react';
import { blockInWords, withTypesInWords } from '../../../content/model/pages/block-in-words';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import {
  type FillWithPlaceholders,
  placeholdersFor,
} from '../../../content/edit/pages/beginnings/placeholders';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import type { Material } from '../../store/state';
import { useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { Drawings } from './Drawings';
import { findBlocks } from './find-blocks';
import { newBlock } from './new-block';
import styles from './picker.module.css';
import { useQuestion } from './use-picker';

const { picker } = words;

const NOTHING: Pick<Material, 'entries' | 'schemas'> = {
  entries: [],
  schemas: { page: {}, site: {}, others: {} },
};

/** All kinds of block, each drawn small from its example, with what it is for and when to use it. */
export function BlockPicker() {
  const question = useQuestion();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="picker-title"
      onClose={() => question?.answer(undefined)}
    >
      {question && <Choices types={question.types} answer={question.answer} />}
    </dialog>
  );
}

interface ChoicesProps {
  types: readonly string[];
  answer(block: unknown): void;
}

function Choices({ types, answer }: ChoicesProps) {
  const { entries, schemas } = useStudioState((state) => state.material) ?? NOTHING;
  const fill = useMemo(() => placeholdersFor(schemas), [schemas]);
  const allTypes = useMemo(() => entries.map(({ type }) => type), [entries]);
  const [typed, setTyped] = useState('');
  const grid = useRef<HTMLUListElement>(null);
  const shown = useMemo(
    () => findBlocks(entries, typed).filter(({ type }) => types.includes(type)),
    [entries, types, typed],
  );
  return (
    <>
      <div className={styles.head}>
        <h2 id="picker-title" className={controls.heading}>
          {picker.title}
        </h2>
        <label className={styles.search}>
          <span className="visually-hidden">{picker.search}</span>
          <StudioIcon name="magnifying-glass" />
          <input
            type="search"
            className={styles.input}
            placeholder={picker.searchHelp}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Else the button that has the focus by then would be pressed.
              event.preventDefault();
              grid.current?.querySelector('button')?.focus();
            }}
          />
        </label>
        <p role="status" className={controls.quiet}>
          {shown.length === 0 ? picker.none : picker.found(shown.length)}
        </p>
        <button
          type="button"
          className={controls.tool}
          aria-label={picker.close}
          onClick={() => answer(undefined)}
        >
          <StudioIcon name="x" />
        </button>
      </div>
      <div className={styles.scroll}>
        <Drawings entries={shown} grid={grid} />
        {shown.length === 0 && <p>{picker.noneHelp}</p>}
        <ul ref={grid} className={styles.grid}>
          {shown.map((entry) => (
            <Card key={entry.type} entry={entry} types={allTypes} fill={fill} answer={answer} />
          ))}
        </ul>
      </div>
    </>
  );
}

interface CardProps {
  entry: CatalogueEntry;
  /** All kinds of block, by which one may speak of another. */
  types: readonly string[];
  fill: FillWithPlaceholders;
  answer: ChoicesProps['answer'];
}

function Card({ entry, types, fill, answer }: CardProps) {
  const name = blockInWords(entry.type);
  const about = `about-${entry.type}`;
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.choose}
        aria-label={picker.add(name)}
        aria-describedby={about}
        onClick={() => answer(newBlock(entry, fill))}
      >
        <span className={styles.drawing} data-drawing={entry.type} />
        <span className={styles.name}>{name}</span>
      </button>
      <div id={about} className={styles.about}>
        <p>{withTypesInWords(entry.description, types)}</p>
        {entry.whenToUse && (
          <p className={styles.when}>
            <strong>{picker.whenToUse}</strong> {withTypesInWords(entry.whenToUse, types)}
          </p>
        )}
      </div>
    </li>
  );
}
