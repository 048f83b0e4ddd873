import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { kindOf } from '../../content/form/form-schema';
import type { Field, GroupField } from '../../content/form/field';
import { valueAt } from '../../content/json/value-at';
import { isEqual } from '../../content/util/is-equal';
import { words } from '../words';
import { BesideContext } from './beside-context';
import { FieldView } from './FieldView';
import { fieldAt, focusField } from './field/focus-field';
import { issuesWithin } from './field/issues-at';
import styles from './form.module.css';
import { FocusContext, type FocusRequest, FormContext, type FormTools, TokensContext } from './form-context';
import type { FormProps } from './form-props';
import { Properties } from './group/Properties';

/** The form of a place of a document: a block, a part of the site document, or the document itself. All of it follows from the schema. */
export function Form(props: FormProps) {
  const { schema, document, pointer, issues, omit } = props;
  const root = useRef<HTMLDivElement>(null);
  const { spoken, request, tools } = useTools(props);
  useFocus(root, request);

  const property = schema.at(document, pointer);
  const value = valueAt(document, pointer);
  const own = issuesWithin(issues, pointer);
  const group = property && groupOf(property.field, value);
  return (
    <FormContext value={tools}>
      <FocusContext value={request}>
        <BesideContext value={props.beside}>
          <TokensContext value={props.tokens ?? NO_TOKENS}>
            <div className={styles.form} ref={root}>
              {group && <Properties field={group} pointer={pointer} value={value} issues={own} omit={omit} />}
              {!group && property && (
                <FieldView property={property} pointer={pointer} value={value} issues={own} />
              )}
              {!property && <p>{words.form.unknownPlace}</p>}
              <p className="visually-hidden" role="status">
                {spoken}
              </p>
            </div>
          </TokensContext>
        </BesideContext>
      </FocusContext>
    </FormContext>
  );
}

const NO_TOKENS = {};

/** The object whose properties make up a form; undefined where it is of a single field. */
function groupOf(field: Field, value: unknown): GroupField | undefined {
  if (field.control === 'variant') return kindOf(field, value)?.field;
  return field.control === 'group' && value !== undefined ? field : undefined;
}

/** What the controls share. It stays the same while somebody types: it reads the latest properties when it is used. */
function useTools(props: FormProps) {
  const { schema, choices, chooseBlock, showToken, focusPointer, focusTurn = 0 } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [spoken, announce] = useState('');
  const [request, setRequest] = useState<FocusRequest | undefined>(
    focusPointer === undefined ? undefined : { pointer: focusPointer, turn: 0 },
  );
  const [lastTurn, setLastTurn] = useState(focusTurn);
  const focus = useCallback(
    (pointer: string, waitsIn?: Element) =>
      setRequest((before) => ({ pointer, turn: (before?.turn ?? 0) + 1, waitsIn })),
    [],
  );
  // A form that goes along with its block leaves the cursor where it is.
  if (focusTurn !== lastTurn) {
    setLastTurn(focusTurn);
    if (focusPointer !== undefined) focus(focusPointer);
  }

  const canChooseBlock = chooseBlock !== undefined;
  const canShowToken = showToken !== undefined;
  const tools = useMemo((): FormTools => {
    const now = (pointer: string) => valueAt(latest.current.document, pointer);
    return {
      schema,
      choices,
      findIcons: (query) => latest.current.findIcons(query),
      addPicture: (file) => latest.current.addPicture(file),
      chooseBlock: canChooseBlock ? async (types) => latest.current.chooseBlock?.(types) : undefined,
      showToken: canShowToken ? (name) => latest.current.showToken?.(name) : undefined,
      notify: (text) => latest.current.notify(text),
      announce,
      focus,
      valueAt: now,
      change: (operations, group) => latest.current.onChange(operations, group),
      set(pointer, value, group) {
        const expected = now(pointer);
        if (isEqual(value, expected)) return;
        const operation =
          value === undefined
            ? ({ kind: 'unset', pointer, expected } as const)
            : ({ kind: 'set', pointer, value, expected } as const);
        latest.current.onChange([operation], group);
      },
      renderField: (field) => <FieldView {...field} />,
    };
  }, [schema, choices, canChooseBlock, canShowToken, focus]);
  return { spoken, request, tools };
}

/** Puts the cursor where it is asked for. A place that is not there yet is waited for, while nobody moves the cursor. */
function useFocus(root: RefObject<HTMLDivElement | null>, request: FocusRequest | undefined) {
  const pending = useRef<{ request: FocusRequest; element?: HTMLElement }>(undefined);
  const seen = useRef<FocusRequest>(undefined);
  useLayoutEffect(() => {
    if (!root.current) return;
    if (request && request !== seen.current) pending.current = { request };
    seen.current = request;
    const { current } = pending;
    if (!current) return;
    const { activeElement, body } = root.current.ownerDocument;
    const { pointer, waitsIn } = current.request;
    if (waitsIn && !fieldAt(root.current, pointer)) {
      if (activeElement !== body && !waitsIn.contains(activeElement)) pending.current = undefined;
      return;
    }
    const isElsewhere = current.element && current.element !== activeElement;
    const found = isElsewhere ? undefined : focusField(root.current, pointer);
    pending.current =
      found && !found.isExact ? { request: current.request, element: found.element } : undefined;
  });
}
