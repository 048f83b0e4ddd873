import type { Node } from 'jsonc-parser';
import { locate } from '../../json/locate';
import { parseJson } from '../../json/parse';

/** A text that is JSON, without its byte order mark. */
export interface OpenText {
  text: string;
  readonly tree: Node;
  value: unknown;
}

/** @throws Error when the text is not JSON: there is nothing that operations could be applied to */
export function openText(text: string): OpenText {
  const parsed = parseJson(text);
  if ('problem' in parsed)
    throw new Error(
      `The document cannot be changed, since it is not JSON (${parsed.problem.code}). Fix it first.`,
    );
  return {
    text,
    value: parsed.value,
    get tree() {
      return parsed.tree;
    },
  };
}

/** @throws Error where the text has nothing there: operations are checked before */
export function nodeAt({ tree }: OpenText, pointer: string): Node {
  const node = locate(tree, pointer)?.value;
  if (!node) throw new Error(`The document has nothing at ${pointer}.`);
  return node;
}
