import type { Node } from 'jsonc-parser';
import { locate } from '../../json/locate';
import { parseJson } from '../../json/parse';

/** A text that is JSON, without its byte order mark. */
export interface OpenText {
  text: string;
  readonly tree: Node;
  value: unknown;
}

/** Each operation begins with the text that the last one has left, and undoing it leads back to the one before. */
const MAX_REMEMBERED = 3;

/** The texts that were opened last, the newest first. */
const remembered: OpenText[] = [];

/**
 * Opens a text. The last few are remembered: their values and trees are shared, and must not be changed.
 *
 * @throws Error when the text is not JSON: there is nothing that operations could be applied to
 */
export function openText(text: string): OpenText {
  const known = remembered.findIndex((one) => one.text === text);
  const [open = opened(text)] = known < 0 ? [] : remembered.splice(known, 1);
  remembered.unshift(open);
  remembered.length = Math.min(remembered.length, MAX_REMEMBERED);
  return open;
}

function opened(text: string): OpenText {
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
