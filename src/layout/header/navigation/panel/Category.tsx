import type { NavCategory } from '../../../../generated/documents';
import { Link } from '../../../../ui/components/link/Link';
import knot from '../../../knot.module.css';
import styles from './category.module.css';
import { Feature } from './Feature';

interface CategoryProps {
  id: string;
  category: NavCategory;
  isActive: boolean;
}

/** A category of the panel: its name, its links, which read downwards, and one page shown large. */
export function Category({ id, category, isActive }: CategoryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are links
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-name`}
      className={styles.category}
      data-hue={category.color}
      data-active={isActive || undefined}
    >
      <p id={`${id}-name`} className={styles.heading}>
        <span className={knot.knot} />
        {category.label}
      </p>
      <ul className={styles.links}>
        {category.links.map((link, index) => (
          <li key={index}>
            <Link href={link.href} className={styles.link}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      {category.feature && <Feature feature={category.feature} />}
    </div>
  );
}
