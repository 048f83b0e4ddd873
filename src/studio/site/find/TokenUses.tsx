import { useEffect, useState } from 'react';
import type { Reach } from '../../../content/model/reach';
import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './find.module.css';

/** On how many pages each token stands: what changes with it. */
export function TokenUses({ names }: { names: readonly string[] }) {
  const studio = useStudio();
  const [uses, setUses] = useState<ReadonlyMap<string, Reach | undefined>>(new Map());
  const asked = names.join(' ');
  useEffect(() => {
    let isLatest = true;
    const tokens = asked.split(' ').filter((name) => name !== '');
    void Promise.all(
      tokens.map(async (name) => [name, (await studio.site.find(`{${name}}`))?.reach] as const),
    ).then((found) => isLatest && setUses(new Map(found)));
    return () => {
      isLatest = false;
    };
  }, [studio, asked]);
  if (names.length === 0) return null;
  return (
    <details className={styles.uses}>
      <summary>{words.find.usesTitle}</summary>
      <ul>
        {[...uses].map(([name, reach]) => (
          <li key={name} className={controls.quiet}>
            {reach === undefined ? words.find.usesUnknown(name) : words.find.uses(name, reach)}
          </li>
        ))}
      </ul>
    </details>
  );
}
