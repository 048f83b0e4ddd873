import type { ReactNode } from 'react';
import { isWithin } from '../../../content/json/locate';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { Mark } from '../../ui/look/Mark';
import { words } from '../../words';
import { toneOf } from '../field/is-left';
import styles from './group.module.css';
import { useOpen } from './use-open';

interface RareProps {
  /** The pointers of the properties in it. */
  places: readonly string[];
  issues: readonly StudioIssue[];
  children: ReactNode;
}

/** Properties that seldom change, in a closed group behind all others. It opens where a field in it is to get the cursor. */
export function Rare({ places, issues, children }: RareProps) {
  const [isOpen, setOpen] = useOpen((pointer) => places.some((place) => isWithin(pointer, place)));
  const found = issues.filter((issue) => places.some((place) => isWithin(issue.pointer, place)));
  const errors = found.filter((issue) => toneOf(issue) === 'error').length;
  return (
    <details
      className={styles.rare}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {words.form.rare}
        {found.length > 0 && (
          <Mark tone={errors > 0 ? 'error' : 'hint'}>
            {words.form.problems(errors, found.length - errors)}
          </Mark>
        )}
      </summary>
      <div className={styles.rareFields}>{children}</div>
    </details>
  );
}
