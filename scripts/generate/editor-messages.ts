import { applyEdits, modify } from 'jsonc-parser';
import { print } from '../../src/content/edit/fix/print';
import { parseJson } from '../../src/content/json/parse';
import { kind } from '../../src/content/messages/value-names';
import { choicesIn } from '../../src/content/editor/places/schema-words';
import { isRecord } from '../../src/content/util/is-record';

type Path = (string | number)[];

/** Keywords that hold one schema, a list of them, or one for each name. */
const ONE = ['items', 'additionalProperties', 'propertyNames'];
const LISTED = ['allOf', 'oneOf'];
const NAMED = ['properties', 'definitions'];

/**
 * A schema with a message for each of its values, for editors that know only the schema (`errorMessage` of Visual Studio Code's JSON
 * service): it stands in the place of "Incorrect type" and "Property x is not allowed". Where a value has a fixed text its
 * own message stays, as for the types of blocks.
 *
 * @param text of a schema that is written by hand
 */
export function withEditorMessages(text: string): string {
  let changed = text;
  for (const [path, message] of messagesIn(JSON.parse(text), []))
    changed = applyEdits(
      changed,
      modify(changed, [...path, 'errorMessage'], message, {
        formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
        getInsertionIndex: (names) => names.indexOf('type') + 1,
      }),
    );
  const parsed = parseJson(changed);
  return 'tree' in parsed ? print(parsed.tree, changed) : changed;
}

function messagesIn(schema: unknown, path: Path): [Path, string][] {
  if (!isRecord(schema)) return [];
  const own = messageFor(schema);
  const inside = Object.entries(schema).flatMap(([keyword, part]) => {
    const at = [...path, keyword];
    if (ONE.includes(keyword)) return messagesIn(part, at);
    if (LISTED.includes(keyword) && Array.isArray(part))
      return part.flatMap((one, index) => messagesIn(one, [...at, index]));
    if (!NAMED.includes(keyword) || !isRecord(part)) return [];
    return Object.entries(part).flatMap(([name, one]) => messagesIn(one, [...at, name]));
  });
  return own === undefined ? inside : [[path, own], ...inside];
}

/** The words of `npm run validate`, as far as they are the same for every wrong value. */
function messageFor(schema: Readonly<Record<string, unknown>>): string | undefined {
  const { type, pattern, patternErrorMessage, additionalProperties, properties } = schema;
  if (typeof type !== 'string' || schema.const !== undefined) return undefined;
  const choices = choicesIn(schema).map(({ value }) => JSON.stringify(value));
  if (choices.length > 0) return `This should be one of: ${choices.join(', ')}.`;
  if (type === 'object' && additionalProperties === false && isRecord(properties))
    return `This should be ${kind(type)} with no other names in it than: ${Object.keys(properties).join(', ')}.`;
  // It would be said of the form of the text, too.
  if (pattern !== undefined && patternErrorMessage === undefined) return undefined;
  return `This should be ${kind(type)}${BETWEEN[type] ?? ''}.`;
}

const BETWEEN: Readonly<Record<string, string>> = {
  string: ' in quotation marks',
  array: ' in [ ]',
  boolean: ', without quotation marks',
  integer: ', without quotation marks',
};
