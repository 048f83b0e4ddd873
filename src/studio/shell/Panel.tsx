import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TokenNames } from '../../content/edit/uses/rename-token';
import { parentOf, segmentsOf } from '../../content/json/locate';
import { valueAt } from '../../content/json/value-at';
import { documentKind } from '../../content/model/source';
import { blockInWords, withTypesInWords } from '../../content/model/pages/block-in-words';
import { isRecord } from '../../content/util/is-record';
import { formSchema } from '../../content/form/form-schema';
import { nameOperation } from '../../content/edit/operations/words/name-operation';
import type { Operation } from '../../content/model/operation';
import { sectionsOf } from '../outline/site/site-items';
import { BesideBar } from '../site/languages/BesideBar';
import { useBeside, useTranslations } from '../site/languages/use-beside';
import { TokenUses } from '../site/find/TokenUses';
import { Form } from '../form/Form';
import { useChoice } from '../json/view/choice';
import { JsonView } from '../json/view/JsonView';
import { ViewChoice } from '../json/view/ViewChoice';
import { usePicker } from '../outline/picker/use-picker';
import { useProblems } from '../problems/use-problems';
import { partAround } from '../store/places';
import { useOpenDocument, useStudio, useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './panel.module.css';
import { useChoices } from './behaviours/use-choices';
import { useTokens } from '../store/hooks/use-tokens';
import { placeOfToken } from '../store/pages/site-tokens';

/** The page's blocks have their place in the outline. */
const OMITTED = ['/$schema', '/version', '/blocks'];

/** The words of the site document that stand in many places. */
const TOKENS = '/tokens';

/** The names of a token that is to be called otherwise, as its table says it. */
function tokenRenamedBy([operation]: readonly Operation[]): TokenNames | undefined {
  if (operation?.kind !== 'move' || parentOf(operation.pointer) !== TOKENS) return undefined;
  const [from = '', to = ''] = [operation.pointer, operation.to].map((place) => segmentsOf(place).at(-1));
  return { from, to };
}

/** What is selected, as a form, as JSON, or as both. */
export function Panel() {
  const studio = useStudio();
  const document = useOpenDocument();
  const material = useStudioState((state) => state.material);
  const path = document?.path ?? '';
  const choices = useChoices(path);
  const tokens = useTokens(path);
  const selection = useStudioState((state) => state.selection);
  const { here } = useProblems();
  const chooseBlock = usePicker();
  const translations = useTranslations();
  const beside = useBeside(translations);
  const isUnfinished = useStudioState(({ unfinished, page = '' }) => unfinished.has(page));
  const choice = useChoice(isUnfinished);
  const kind = documentKind(path);
  const schema = useMemo(() => material && formSchema(material.schemas, kind), [material, kind]);
  const panel = useRef<HTMLElement>(null);
  // Another part begins at its top, unless a field of it is shown.
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (scrolled.current === selection.turn) return;
    scrolled.current = selection.turn;
    if (selection.property === undefined) panel.current?.scrollTo(0, 0);
  }, [selection]);
  if (!document || !schema) return null;
  const value = valueAt(document.value, selection.pointer);
  const part = selection.pointer === '' ? undefined : schema.at(document.value, selection.pointer)?.label;
  const type = isRecord(value) && typeof value.type === 'string' ? value.type : undefined;
  const about = material?.entries.find((entry) => entry.type === type);
  const types = material?.entries.map((entry) => entry.type) ?? [];
  const nameOf = ([first]: readonly Operation[]) =>
    first && nameOperation(first, (pointer) => schema.at(document.value, pointer));
  const parts = kind === 'page' ? [] : sectionsOf(schema, document.value);
  return (
    <aside ref={panel} className={styles.panel} data-view={choice} aria-labelledby="panel-title">
      <div className={styles.panelHead}>
        <ViewChoice path={document.path} choice={choice} isUnfinished={isUnfinished} />
        <h2 id="panel-title" className={controls.heading}>
          {type === undefined ? words.panel.part(part ?? words.panel[kind]) : blockInWords(type)}
        </h2>
        {about && (
          <details className={styles.about}>
            <summary>{words.panel.help}</summary>
            <p>{withTypesInWords(about.description, types)}</p>
            {about.whenToUse && <p>{withTypesInWords(about.whenToUse, types)}</p>}
          </details>
        )}
        {choice !== 'json' && <BesideBar open={translations} beside={beside} />}
      </div>
      {document.readOnly !== undefined && (
        <p className={styles.readOnly} role="alert">
          {words.panel.readOnly} {document.readOnly}
        </p>
      )}
      {choice !== 'json' && (
        <div className={styles.formSide}>
          {kind !== 'page' && selection.pointer === TOKENS && isRecord(value) && (
            <TokenUses names={Object.keys(value)} />
          )}
          <fieldset
            key={`${document.path} ${selection.form}`}
            className={styles.form}
            disabled={document.readOnly !== undefined}
          >
            <legend className="visually-hidden">{words.panel.label}</legend>
            <Form
              schema={schema}
              document={document.value}
              pointer={value === undefined ? '' : selection.pointer}
              omit={kind === 'page' ? OMITTED : [...OMITTED, ...parts]}
              beside={beside}
              issues={here}
              choices={choices}
              tokens={tokens}
              showToken={(name) => void studio.problems.show(placeOfToken(path, name, studio.store.get()))}
              onChange={(operations, group) => {
                const names = kind === 'page' ? undefined : tokenRenamedBy(operations);
                if (names) void studio.usage.renameToken(names);
                else studio.change(operations, { group, name: nameOf(operations) });
              }}
              focusPointer={selection.property}
              focusTurn={selection.turn}
              findIcons={(query) => studio.offers.findIcons(query)}
              notify={(text) => studio.notify(text, false)}
              addPicture={(file) => studio.offers.addPicture(file)}
              chooseBlock={chooseBlock}
            />
          </fieldset>
        </div>
      )}
      {choice !== 'form' && (
        <JsonView
          key={document.path}
          document={document}
          isAlone={choice === 'json'}
          selectableAt={(pointer) => partAround({ path: document.path, pointer }, document.value)}
        />
      )}
    </aside>
  );
}
