import { pointerTo } from '../../json/locate';

/** The texts of a document with their pointers, in their order. The way to a schema is no text. */
export function* textsIn(document: unknown, pointer = ''): Generator<[pointer: string, text: string]> {
  if (typeof document === 'string' && pointer !== '/$schema') yield [pointer, document];
  if (typeof document !== 'object' || document === null) return;
  for (const [name, part] of Object.entries(document)) yield* textsIn(part, pointerTo(pointer, name));
}
