import styles from './block-card.module.css';

/** The place of a block in its document. */
export interface Place {
  file: string;
  line: number;
}

/** In dev: a card in place of a block that cannot be shown. */
export function BlockCard({ title, detail, place }: { title: string; detail: string; place: Place }) {
  return (
    <div className={styles.card} role="note">
      <p className={styles.title}>{title}</p>
      <p>{detail}</p>
      <p>
        <code>
          {place.file}:{place.line}
        </code>
      </p>
    </div>
  );
}
