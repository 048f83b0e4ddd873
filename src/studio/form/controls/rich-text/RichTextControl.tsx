import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import type { TextField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame, limitNote } from '../../field/FieldFrame';
import type { FieldProps } from '../../form-context';
import { LinkInput } from '../link/LinkInput';
import { plainLines } from '../text/plain-text';
import textStyles from '../text/text.module.css';
import { useTextField } from '../text/use-text-field';
import { linkAround, type Selected, toggleAround, toggleList } from './notation';
import { pasteHtml } from './paste/paste-html';
import styles from './rich-text.module.css';

/** A text with bold, stressed words, lists and links: the buttons write the signs that stand for them. */
export function RichTextControl({ field, ...props }: FieldProps & { field: TextField }) {
  const { property, pointer } = props;
  const { input, issues, write } = useTextField({ ...props, field, clean: plainLines });
  const area = useRef<HTMLTextAreaElement>(null);
  const [linked, setLinked] = useState<Selected>();
  const select = useSelectionAfter(area);

  function change(edit: (selected: Selected) => Selected) {
    const selected = area.current && selectedIn(area.current);
    if (!selected) return;
    input.onFocus();
    const next = edit(selected);
    write(next.text);
    select(next);
  }

  function addLink(from: Selected, href: string) {
    setLinked(undefined);
    if (href === '') return select(from);
    const next = linkAround(from, href, words.form.richText.linkWords);
    write(next.text);
    select(next);
  }

  /** What is pasted keeps its links, bold words and lists, in a step of its own. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { text, start, end } = selectedIn(event.currentTarget);
    const pasted = pasteHtml(event.clipboardData, { before: text.slice(0, start), after: text.slice(end) });
    if (pasted === undefined) return input.onPaste(event);
    event.preventDefault();
    input.onFocus();
    event.currentTarget.setRangeText(pasted, start, end, 'end');
    write(event.currentTarget.value);
    input.onFocus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key === 'b') change((selected) => toggleAround(selected, '**'));
    else if (key === 'i') change((selected) => toggleAround(selected, '*'));
    else if (key === 'k') setLinked((area.current && selectedIn(area.current)) ?? undefined);
    else return;
    event.preventDefault();
  }

  const buttons = [
    {
      label: words.form.richText.bold,
      sign: 'B',
      press: () => change((selected) => toggleAround(selected, '**')),
    },
    {
      label: words.form.richText.stressed,
      sign: 'I',
      press: () => change((selected) => toggleAround(selected, '*')),
    },
    {
      label: words.form.richText.list,
      sign: '•',
      press: () => change((selected) => toggleList(selected, false)),
    },
    {
      label: words.form.richText.numbers,
      sign: '1.',
      press: () => change((selected) => toggleList(selected, true)),
    },
    {
      label: words.form.richText.link,
      sign: words.form.richText.linkSign,
      press: () => setLinked((area.current && selectedIn(area.current)) ?? undefined),
    },
  ];

  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} {...limitNote(input.value, field.most)}>
      {(attributes) => (
        <div className={styles.box}>
          <Toolbar
            className={styles.bar}
            aria-label={words.named(words.form.richText.bar, property.label)}
            aria-controls={attributes.id}
          >
            {buttons.map(({ label, sign, press }) => (
              <button
                key={label}
                type="button"
                className={styles.button}
                title={label}
                aria-label={label}
                onClick={press}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </Toolbar>
          <textarea
            {...attributes}
            {...input}
            ref={area}
            className={`${textStyles.input} ${styles.area}`}
            rows={4}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {linked && (
            <div className={styles.link}>
              <LinkInput
                label={words.form.richText.leadsTo}
                value=""
                isFocused
                onChange={(href) => addLink(linked, href)}
                onCancel={() => addLink(linked, '')}
              />
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Selects a part of a text once it is shown. */
function useSelectionAfter(area: { current: HTMLTextAreaElement | null }): (selected: Selected) => void {
  const [wanted, setWanted] = useState<Selected>();
  useLayoutEffect(() => {
    if (!wanted || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(wanted.start, wanted.end);
  }, [wanted, area]);
  return setWanted;
}
