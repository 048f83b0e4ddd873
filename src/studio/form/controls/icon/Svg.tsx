import { useMemo } from 'react';
import styles from './icon.module.css';

/** A drawing that comes as the text of an `<svg>`, shown as a picture: nothing in it can run. */
export function Svg({ svg }: { svg: string }) {
  const mask = useMemo(() => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, [svg]);
  return <span aria-hidden="true" className={styles.svg} style={{ maskImage: mask }} />;
}
