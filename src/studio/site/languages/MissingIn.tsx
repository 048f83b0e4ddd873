import { useMemo } from 'react';
import controls from '../../ui/look/controls.module.css';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './languages.module.css';
import { missingIn } from './translations';

interface MissingInProps {
  /** The folder of a language; undefined for all pages. */
  missing: string | undefined;
  choose(missing: string | undefined): void;
}

/** In the list of pages: a button for each language that lacks some, which leaves only those in the list. */
export function MissingIn({ missing, choose }: MissingInProps) {
  const languages = useStudioState((state) => state.choices.languages);
  const pages = useAllPages();
  const lacking = useMemo(
    () =>
      languages.flatMap((language) => {
        const { length } = language.folder === '' ? [] : missingIn(language.folder, languages, pages);
        return length > 0 ? [{ ...language, length }] : [];
      }),
    [languages, pages],
  );
  if (lacking.length === 0) return null;
  return (
    <div className={styles.missing}>
      {lacking.map(({ folder, name, length }) => (
        <button
          key={folder}
          type="button"
          className={controls.tool}
          aria-pressed={missing === folder}
          onClick={() => choose(missing === folder ? undefined : folder)}
        >
          {words.languages.missing(name, length)}
        </button>
      ))}
    </div>
  );
}
