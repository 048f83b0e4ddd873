import type { BlockNames } from './names';

/** Maximum lengths in characters, as in schema/parts: heading, lead, short title, body text. */
const MAX_LENGTH = { heading: 90, lead: 240, title: 60, text: 420 };

/** The schema of a new block type: a heading, a lead, and simple entries; or parts that hold blocks. */
export function schemaText({ type, component, words }: BlockNames, isContainer: boolean): string {
  const list = isContainer ? 'parts' : 'items';
  const does = isContainer ? 'that hold other blocks' : 'with a title and a text each';
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${component}Block",
  "description": "A ${words}: ${list} ${does}.",
  "type": "object",
  "required": ["type", "${list}"],
  "additionalProperties": false,
  "properties": {
    "type": {
      "const": "${type}",
      "description": "The kind of block: ${type}.",
      "errorMessage": "This is not a block type. Press Ctrl+Space here to choose one from the list."
    },
    "id": {
      "$ref": "../parts/anchor-id.schema.json"
    },
    "heading": {
      "$ref": "../parts/heading.schema.json"
    },
    "lead": {
      "$ref": "../parts/lead.schema.json"
    },
    "${list}": {
      "description": "In reading order.",
      "type": "array",
      "minItems": 2,
      "maxItems": 8,
      "items": ${isContainer ? partSchema(component) : itemSchema}
    }
  }
}
`;
}

const itemSchema = `{
        "$ref": "../parts/titled-item.schema.json"
      }`;

const partSchema = (component: string) => `{
        "title": "${component}Part",
        "description": "One part with its title and its blocks.",
        "type": "object",
        "required": ["title", "blocks"],
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "../parts/short-title.schema.json"
          },
          "blocks": {
            "description": "What the part shows.",
            "type": "array",
            "minItems": 1,
            "maxItems": 8,
            "items": {
              "$ref": "../block.schema.json#/definitions/leafBlock"
            }
          }
        }
      }`;

/** The examples that every block type has: a typical one, the shortest and the longest texts, and texts with markup. */
export function examplesText({ type, words }: BlockNames, isContainer: boolean): string {
  const block = (head: object, entries: readonly { title: string; text: string }[]) => ({
    type,
    ...head,
    ...(isContainer ? { parts: entries.map(partOf) } : { items: entries }),
  });
  const examples = {
    default: block({ heading: `What the ${words} shows`, lead: 'One sentence that says what it is for.' }, [
      { title: 'The first entry', text: 'What a reader should know about it.' },
      { title: 'The second entry', text: 'How it differs from the first one.' },
      { title: 'The third entry', text: 'When a reader would choose it.' },
    ]),
    minimal: block({}, [
      { title: 'One', text: 'The first.' },
      { title: 'Two', text: 'The second.' },
    ]),
    'longest-text': block(
      {
        heading: filled('Windowsillherbgardenwateringcan', MAX_LENGTH.heading),
        lead: filled('Lead', MAX_LENGTH.lead),
      },
      Array.from({ length: 8 }, (_, index) => ({
        title: filled(`Title ${index + 1}`, MAX_LENGTH.title),
        text: filled(`Text ${index + 1}`, MAX_LENGTH.text),
      })),
    ),
    'markup-in-text': block({ heading: '<b>Bold</b> &amp; x', lead: '"Quoted" & \'single\' <i>lead</i>' }, [
      { title: '5 < 6 > 4 &lt;i&gt;', text: '<script>x()</script> and </p><!-- note --> stay as typed.' },
      { title: '{ } and {{ 1 + 1 }} &copy;', text: 'a \\ b / c `d` %20 &#39; stay as typed.' },
    ]),
  };
  return `${JSON.stringify(examples, null, 2)}\n`;
}

const partOf = ({ title, text }: { title: string; text: string }) => ({
  title,
  blocks: [
    {
      type: 'point-list',
      points: [
        { title, text },
        { title: 'Another point', text },
      ],
    },
  ],
});

/** A text of exactly so many characters. */
function filled(beginning: string, length: number): string {
  const words =
    ' the gardener fills the can, waters the herbs along the sill and turns each pot to the light,';
  return `${(beginning + words.repeat(length))
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, '.')}.`;
}
