import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { MAX_DEPTH, MAX_ENTRIES } from '../model/source';
import { tooDeepAt } from './depth';
import type { SyntaxProblem } from './syntax/syntax-context';
import { explainSyntax } from './syntax/syntax-problem';
import { writtenKeys } from './written-keys';

/** A text that is JSON. */
export interface ParsedJson {
  value: unknown;
  /** The same with positions; computed on demand, since only issues need it. */
  readonly tree: Node;
  /** Whether an object may have duplicate keys. */
  mayRepeatKeys: boolean;
}

/** A text as JSON, or the first thing that is wrong with it. */
export type ParseResult = ParsedJson | { problem: TextProblem };

/** What keeps a text from being read as JSON. */
export type TextProblem =
  | { code: 'empty-file' }
  | { code: 'too-deep' | 'too-wide'; offset: number }
  | ({ code: 'not-json' } & SyntaxProblem);

/**
 * Parses strict JSON: no comments, no trailing commas. The byte order mark must be taken off before. Of two equal keys
 * the last one counts. A text that JSON.parse refuses is parsed once more, to find the exact error.
 */
export function parseJson(text: string): ParseResult {
  const value = strictValue(text);
  if (value === undefined) return parseThoroughly(text);
  const { keys, widest, depth } = countIn(value);
  if (widest > MAX_ENTRIES || depth > MAX_DEPTH || writtenKeys(text, keys) !== keys)
    return parseThoroughly(text);
  let tree: Node | undefined;
  return {
    value,
    mayRepeatKeys: false,
    get tree() {
      tree ??= certainTree(text);
      return tree;
    },
  };
}

/** Nothing in JSON is `undefined`. */
function strictValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseThoroughly(text: string): ParseResult {
  if (text.trim() === '') return { problem: { code: 'empty-file' } };
  const deep = tooDeepAt(text, MAX_DEPTH);
  if (deep !== undefined) return { problem: { code: 'too-deep', offset: deep } };
  const errors: ParseError[] = [];
  const tree = treeOf(text, errors);
  const [first] = errors;
  if (tree && !first) {
    const wide = tooWide(tree);
    if (wide) return { problem: { code: 'too-wide', offset: wide.offset } };
    return { tree, value: JSON.parse(text), mayRepeatKeys: true };
  }
  const name = first ? printParseErrorCode(first.error) : 'ValueExpected';
  return { problem: { code: 'not-json', ...explainSyntax(text, { name, offset: first?.offset ?? 0 }) } };
}

function certainTree(text: string): Node {
  const tree = treeOf(text, []);
  if (!tree) throw new Error('A text that is JSON has a tree.');
  return tree;
}

function treeOf(text: string, errors: ParseError[]): Node | undefined {
  return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
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

/** How many properties all objects of a value have together, the entries of its largest list or object, and its depth. */
function countIn(value: unknown): { keys: number; widest: number; depth: number } {
  const counted = { keys: 0, widest: 0, depth: 0 };
  count(value, 1, counted);
  return counted;
}

function count(value: unknown, depth: number, counted: ReturnType<typeof countIn>): void {
  if (typeof value !== 'object' || value === null || counted.depth > MAX_DEPTH) return;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (!Array.isArray(value)) counted.keys += parts.length;
  if (parts.length > counted.widest) counted.widest = parts.length;
  if (depth > counted.depth) counted.depth = depth;
  for (const part of parts) if (typeof part === 'object') count(part, depth + 1, counted);
}

/** The properties of an object's node: the nodes of each key and its value. */
export function propertiesOf(node: Node): { key: Node; value: Node }[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key && value ? [{ key, value }] : [];
  });
}
