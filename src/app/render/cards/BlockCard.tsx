import styles from './block-card.module.css';

/** The place of a block in its document. */
export interface SourcePosition {
  file: string;
  line: number;
}

/** In dev: a card in place of a block that cannot be shown. */
export function BlockCard({
  title,
  detail,
  place: position,
}: {
  title: string;
  detail: string;
  place: SourcePosition;
}) {
  return (
    <div className={styles.card} role="note">
      <p className={styles.title}>{title}</p>
      <p>{detail}</p>
      <p>
        <code>
          {position.file}:{position.line}
        </code>
      </p>
    </div>
  );
}
