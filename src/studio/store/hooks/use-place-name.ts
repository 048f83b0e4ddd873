import { useCallback } from 'react';
import { namePlace } from '../../../content/edit/operations/words/name-operation';
import { useSchemaOf } from './use-schema-of';
import { useStudio } from './use-studio';

/**
 * Names places of documents as their forms do; of a document that is not open, as far as its schema tells. Who uses it is not drawn anew
 * with each keystroke.
 */
export function usePlaceName(): (path: string, pointer: string) => string {
  const { store } = useStudio();
  const schemaOf = useSchemaOf();
  return useCallback(
    (path, pointer) => {
      const document = store.get().session.documents.get(path)?.value;
      return namePlace(pointer, (place) => schemaOf(path)?.at(document, place));
    },
    [store, schemaOf],
  );
}
