import { useAssets } from '../ui/contexts/assets-context';
import { Link } from '../ui/components/link/Link';
import { useSite } from '../ui/contexts/site-context';
import knot from './knot.module.css';
import styles from './logo.module.css';

/** The company's logo and name, linked to the home page. Without a picture, a knot is shown. */
export function Logo() {
  const { name, logo, labels, home = '/' } = useSite();
  const picture = useAssets().images[logo ?? ''];
  return (
    <Link href={home} className={styles.logo} aria-label={`${name}, ${labels.home}`}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      ) : (
        <span className={`${knot.knot} ${styles.knot}`} />
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
