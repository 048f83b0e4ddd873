import { singular } from '../../../model/name-words';
import type { Operation } from '../../../model/operation';

/** All words about operations, to be translated together. `what` is a place in words, such as "the heading of block 3". */
export const OPERATION_WORDS = {
  add: (what: string) => `Add ${what}`,
  change: (what: string) => `Change ${what}`,
  remove: (what: string) => `Remove ${what}`,
  duplicate: (what: string) => `Duplicate ${what}`,
  move: (what: string, place: string) => `Move ${what} to ${place}`,
  rename: (what: string, name: string) => `Rename ${what} to ${name}`,

  document: 'the document',
  /** A position in the list where an entry already is. */
  position: (number: number) => `place ${number}`,
  property: (name: string) => `the ${name}`,
  labelled: (label: string) => `“${label}”`,
  /** An entry of a list: "block 3", "tab 1". */
  entry(list: string, number: number) {
    const one = singular(list);
    return one === list ? `entry ${number} of ${list}` : `${one} ${number}`;
  },
  of: (part: string, whole: string) => `${part} of ${whole}`,
  in: (part: string, whole: string) => `${part} in ${whole}`,
  to: (part: string, whole: string) => `${part} to ${whole}`,
  from: (part: string, whole: string) => `${part} from ${whole}`,
};

/** What is wrong where an operation does not find what it expects. */
export function mismatchWords(operation: Operation, found: unknown): string {
  const { kind, pointer, expected } = operation;
  const place = pointer === '' ? 'the document' : pointer;
  return (
    `Cannot ${kind} ${place}: expected ${inShort(expected)}, found ${inShort(found)}. ` +
    'The document has changed in the meantime, or has no such place. Rebase the operation on the document as it is now.'
  );
}

const MAX_SHOWN = 60;

function inShort(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}
