import { useEffect, useId } from 'react';
import type { Beside } from '../../form/beside-context';
import { LeadThrough } from '../../problems/left/LeadThrough';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { choose, NONE } from './chosen';
import styles from './languages.module.css';
import type { OpenTranslations } from './use-beside';

interface BesideBarProps {
  open: OpenTranslations;
  /** The texts of the language beside. */
  beside: Beside | undefined;
}

/** Which language stands beside the fields, and how many texts are left to translate. */
export function BesideBar({ open, beside }: BesideBarProps) {
  const studio = useStudio();
  const id = useId();
  const page = useStudioState((state) => state.page) ?? '';
  const { translations, folder } = open;
  const others = translations.filter((one) => one.folder !== folder && one.path !== undefined);
  const path = open.beside?.path;
  useEffect(() => {
    if (path !== undefined) void studio.site.read(path);
  }, [studio, path]);
  if (others.length === 0) return null;
  const left = Object.entries(beside?.texts ?? {}).filter(([, text]) => text.isUntranslated);
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{words.languages.beside}</label>
      <select
        id={id}
        className={styles.select}
        value={open.beside?.folder ?? NONE}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={NONE}>{words.languages.nothing}</option>
        {others.map((one) => (
          <option key={one.folder} value={one.folder} lang={one.tag}>
            {one.name}
          </option>
        ))}
      </select>
      {beside && folder !== '' && (
        <p className={styles.left} role="status">
          {left.length === 0 && words.languages.allTranslated}
        </p>
      )}
      {folder !== '' && (
        <LeadThrough
          places={left.map(([pointer]) => ({ path: page, pointer }))}
          label={words.languages.left(left.length)}
          help={words.languages.leftHelp}
        />
      )}
    </div>
  );
}
