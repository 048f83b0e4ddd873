import { useMemo } from 'react';
import { formSchema } from '../../../content/form/form-schema';
import { documentKind } from '../../../content/model/source';
import type { Beside } from '../../form/beside-context';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useSettledDocument } from '../../store/hooks/use-settled-document';
import { useOpenDocument, useStudioState } from '../../store/hooks/use-studio';
import { useUnchanged } from '../../store/hooks/use-unchanged';
import { isStaying, letStay, NONE, useChosen, useStaying } from './chosen';
import { hasWords, pairTexts } from './pair-texts';
import { folderOf, type Translation, translationsOf } from './translations';

/** The open document in the languages of its site. */
export interface OpenTranslations {
  translations: readonly Translation[];
  /** The folder of the language of the open document. */
  folder: string;
  /** Which of them is beside it; undefined for none. */
  beside: Translation | undefined;
}

/** Where the open document stands in the languages of its site, and which of them is shown beside it. */
export function useTranslations(): OpenTranslations {
  const path = useStudioState((state) => state.page) ?? '';
  const languages = useStudioState((state) => state.choices.languages);
  const pages = useAllPages();
  const chosen = useChosen();
  return useMemo(() => {
    const folder = folderOf(path, languages);
    const translations = translationsOf(path, languages, pages);
    // Beside a translation stands its original, as long as nobody has chosen something else.
    const usual = folder === '' ? NONE : '';
    const wanted = chosen === null || chosen === folder ? usual : chosen;
    const beside = translations.find((one) => one.folder === wanted && one.path !== undefined);
    return { translations, folder, beside };
  }, [path, languages, pages, chosen]);
}

/** The open document in the language beside it, text by text; undefined where there is none, or it is not read yet. */
export function useBeside({ beside, folder }: OpenTranslations): Beside | undefined {
  const mine = useOpenDocument();
  const theirs = useStudioState(({ session }) =>
    beside?.path === undefined ? undefined : session.documents.get(beside.path)?.value,
  );
  const schemas = useStudioState((state) => state.material?.schemas);
  const staying = useStaying();
  const kind = documentKind(mine?.path ?? '');
  const root = useMemo(() => schemas && formSchema(schemas, kind).at(undefined, '')?.field, [schemas, kind]);
  // The letters in the field come first.
  const value = useSettledDocument()?.value;
  const next = useMemo(() => {
    if (!root || theirs === undefined) return undefined;
    // What is the same is left to translate in the further language, whichever is open.
    const further = folder === '' ? (beside?.folder ?? '') : folder;
    return Object.fromEntries(
      pairTexts(root, value, theirs).map(({ pointer, text, other }) => {
        const isUntranslated = text === other && hasWords(text) && !isStaying(staying, further, text);
        return [pointer, { text: other, isUntranslated }];
      }),
    );
  }, [root, value, theirs, staying, folder, beside?.folder]);
  const texts = useUnchanged(next);
  return useMemo(() => {
    if (!beside || !texts) return undefined;
    const further = folder === '' ? beside.folder : folder;
    const { tag, name } = beside;
    return { language: { tag, name }, texts, letStay: (text) => letStay(further, text) };
  }, [beside, texts, folder]);
}
