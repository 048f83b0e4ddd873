import { useId, useMemo } from 'react';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import styles from '../../ui/dialog/dialog.module.css';
import controls from '../../ui/look/controls.module.css';
import { chosenFirst } from './find-pages';
import { PageChoice } from './PageChoice';

interface PageFieldProps {
  label: string;
  help?: string;
  /** The path of the chosen page. */
  chosen: string | undefined;
  /** Which can be chosen. */
  pages: readonly StudioPage[];
  choose(path: string): void;
}

/** A page that is asked for in a dialog, and found by typing. */
export function PageField({ label, help, chosen, pages, choose }: PageFieldProps) {
  const id = useId();
  const ordered = useMemo(() => chosenFirst(pages, chosen), [pages, chosen]);
  return (
    <div className={styles.field}>
      <span className={styles.name} aria-hidden>
        {label}
      </span>
      <PageChoice
        id={id}
        label={label}
        describedBy={help === undefined ? undefined : `${id}-help`}
        chosen={chosen}
        pages={ordered}
        choose={choose}
        isInDialog
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={controls.quiet}>
          {help}
        </p>
      )}
    </div>
  );
}
