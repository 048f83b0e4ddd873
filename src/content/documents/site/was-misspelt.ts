import type { OpenDocument } from '../document/open-document';

/** Whether a property of this name stands in a document in another spelling, or with a value that it cannot have. */
export function wasMisspelt({ findings, invalidPointers }: OpenDocument, name: string): boolean {
  return findings.some(
    ({ code, args, pointer }) =>
      (code === 'unknown-property' && args?.suggestion === name) ||
      (pointer.endsWith(`/${name}`) && invalidPointers.has(pointer)),
  );
}
