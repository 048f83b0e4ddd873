import styles from './block-card.module.css';

/** The place of a block in its document. */
export interface SourcePosition {
  file: string;
  line: number;
}

interface CardWords {
  title: string;
  detail: string;
}

interface BlockCardProps extends CardWords {
  place: SourcePosition;
  /** For whoever knows neither files nor programs. */
  inStudio: CardWords;
}

/** In dev: a card in place of a block that cannot be shown. */
export function BlockCard({ title, detail, place, inStudio }: BlockCardProps) {
  const isInStudio = 'inStudio' in document.documentElement.dataset;
  const words = isInStudio ? inStudio : { title, detail };
  return (
    <div className={styles.card} role="note">
      <p className={styles.title}>{words.title}</p>
      <p>{words.detail}</p>
      {!isInStudio && (
        <p>
          <code>
            {place.file}:{place.line}
          </code>
        </p>
      )}
    </div>
  );
}
