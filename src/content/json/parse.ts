import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { MAX_DEPTH, MAX_ENTRIES } from '../source';
import { tooDeepAt } from './depth';
import type { SyntaxProblem } from './syntax-here';
import { explainSyntax } from './syntax-problem';

/** A text as JSON: its tree with positions and its value, or the first thing that is wrong with it. */
export type ParseResult = { tree: Node; value: unknown } | { problem: TextProblem };

/** What keeps a text from being read as JSON. */
export type TextProblem =
  | { code: 'empty-file' }
  | { code: 'too-deep' | 'too-wide'; offset: number }
  | ({ code: 'not-json' } & SyntaxProblem);

/** Parses strict JSON: no comments, no trailing commas. The byte order mark must be taken off before. */
export function parseJson(text: string): ParseResult {
  if (text.trim() === '') return { problem: { code: 'empty-file' } };
  const deep = tooDeepAt(text, MAX_DEPTH);
  if (deep !== undefined) return { problem: { code: 'too-deep', offset: deep } };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (tree && !first) {
    const wide = tooWide(tree);
    return wide ? { problem: { code: 'too-wide', offset: wide.offset } } : { tree, value: valueOf(tree) };
  }
  const name = first ? printParseErrorCode(first.error) : 'ValueExpected';
  return { problem: { code: 'not-json', ...explainSyntax(text, { name, offset: first?.offset ?? 0 }) } };
}

/** The first list or group with more entries than any document needs. */
function tooWide(node: Node): Node | undefined {
  const children = node.children ?? [];
  if (children.length > MAX_ENTRIES) return node;
  for (const child of children) {
    const found = tooWide(child);
    if (found) return found;
  }
  return undefined;
}

/**
 * The value of a tree. Each property is defined, never assigned, so that a key such as `__proto__`
 * is a key like any other. Of two equal keys the last one counts, as in `JSON.parse`.
 */
function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(propertiesOf(node).map(({ key, value }) => [key.value, valueOf(value)]));
}

/** The properties of an object's node: the nodes of each key and its value. */
export function propertiesOf(node: Node): { key: Node; value: Node }[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key && value ? [{ key, value }] : [];
  });
}
