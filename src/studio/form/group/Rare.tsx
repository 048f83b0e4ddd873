import { type ReactNode, useContext, useState } from 'react';
import { isWithin } from '../../../content/json/locate';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { Mark } from '../../ui/look/Mark';
import { words } from '../../words';
import { toneOf } from '../field/is-left';
import { FocusContext } from '../form-context';
import styles from './group.module.css';

interface RareProps {
  /** The pointers of the properties in it. */
  places: readonly string[];
  issues: readonly StudioIssue[];
  children: ReactNode;
}

/** Properties that seldom change, in a closed group behind all others. It opens where the cursor is wished for in it. */
export function Rare({ places, issues, children }: RareProps) {
  const [isOpen, setOpen] = useOpen(places);
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

function useOpen(places: readonly string[]): [boolean, (isOpen: boolean) => void] {
  const wish = useContext(FocusContext);
  const isInside = wish !== undefined && places.some((place) => isWithin(wish.pointer, place));
  const [isOpen, setOpen] = useState(isInside);
  const [seen, setSeen] = useState(wish);
  if (seen !== wish) {
    setSeen(wish);
    if (isInside) setOpen(true);
  }
  return [isOpen, setOpen];
}
