import { useMemo } from 'react';
import { namePlace } from '../../../content/edit/operations/words/name-operation';
import { type FormSchema, formSchema } from '../../../content/form/form-schema';
import { type DocumentKind, documentKind } from '../../../content/model/source';
import { useStudio, useStudioState } from './use-studio';

/**
 * Names places of documents as their forms do; of a document that is not open, as far as its schema tells. Who uses it is not drawn anew
 * with each keystroke.
 */
export function usePlaceName(): (path: string, pointer: string) => string {
  const { store } = useStudio();
  const material = useStudioState((state) => state.material);
  return useMemo(() => {
    const known = new Map<DocumentKind, FormSchema>();
    const schemaOf = (kind: DocumentKind) => {
      const schema = known.get(kind) ?? (material && formSchema(material.schemas, kind));
      if (schema) known.set(kind, schema);
      return schema;
    };
    return (path, pointer) => {
      const schema = schemaOf(documentKind(path));
      const document = store.get().session.documents.get(path)?.value;
      return namePlace(pointer, (place) => schema?.at(document, place)?.label);
    };
  }, [store, material]);
}
