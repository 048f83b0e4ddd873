import { listIn, numberIn, type SchemaNode, textIn } from '../../schema/keywords';

/** The values that a schema lets choose from, with what each means where it says so. */
export function choicesIn(schema: SchemaNode): { value: string; meaning: string }[] {
  const meanings = [...listIn(schema, 'markdownEnumDescriptions'), ...listIn(schema, 'enumDescriptions')];
  return listIn(schema, 'enum').map((value, index) => ({
    value: String(value),
    meaning: String(meanings[index] ?? ''),
  }));
}

/** What a value may be, in plain words, without what its description says already. */
export function limitsOf(schema: SchemaNode): string[] {
  const { type } = schema;
  const said = textIn(schema, 'description') ?? '';
  const choices = choicesIn(schema);
  if (choices.length > 0) return ['One of:', ...choices.map(choiceLine)];
  if (type === 'boolean') return ['Either true or false.'];
  if (type === 'array') return sentence('A list of', between(schema, 'minItems', 'maxItems'), 'entries');
  if (type === 'integer' || type === 'number')
    return sentence('A number', between(schema, 'minimum', 'maximum'));
  const most = numberIn(schema, 'maxLength');
  if (type !== 'string' || most === undefined || /at most \d+ characters/.test(said)) return [];
  return [`At most ${most} characters.`];
}

const choiceLine = ({ value, meaning }: { value: string; meaning: string }) =>
  `- \`${value}\`${meaning === '' ? '' : `: ${meaning}`}`;

function between(schema: SchemaNode, least: string, most: string): string {
  const [from, to] = [numberIn(schema, least), numberIn(schema, most)];
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from} to ${to}`;
  if (to !== undefined) return `at most ${to}`;
  return from === undefined ? '' : `at least ${from}`;
}

const sentence = (...parts: string[]) => (parts.includes('') ? [] : [`${parts.join(' ')}.`]);
