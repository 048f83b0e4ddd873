import { useMemo } from 'react';
import { type FormSchema, formSchema } from '../../../content/form/form-schema';
import { type DocumentKind, documentKind } from '../../../content/model/source';
import { useStudioState } from './use-studio';

/** The schema of each document's form, read once for each kind of document. */
export function useSchemaOf(): (path: string) => FormSchema | undefined {
  const material = useStudioState((state) => state.material);
  return useMemo(() => {
    const known = new Map<DocumentKind, FormSchema>();
    return (path) => {
      const kind = documentKind(path);
      const schema = known.get(kind) ?? (material && formSchema(material.schemas, kind));
      if (schema) known.set(kind, schema);
      return schema;
    };
  }, [material]);
}
