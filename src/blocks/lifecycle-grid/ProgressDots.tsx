import styles from './lifecycle-grid.module.css';

const DOT_SIZE = 8;
const DOT_DISTANCE = 10.5;

interface ProgressDotsProps {
  filled: number;
  total: number;
  className?: string;
}

/** The progress of a stage: one dot for each stage, filled up to this one. The stage's number says the same as text. */
export function ProgressDots({ filled, total, className }: ProgressDotsProps) {
  const width = (total - 1) * DOT_DISTANCE + DOT_SIZE + 1;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width}
      height={DOT_SIZE + 1}
      viewBox={`-0.5 -0.5 ${width} ${DOT_SIZE + 1}`}
    >
      <path className={styles.filled} d={dots(0, filled)} />
      <path className={styles.open} d={dots(filled, total)} />
    </svg>
  );
}

/** The outline of the dots from `first` up to but without `end`: squares on their corner, side by side. */
function dots(first: number, end: number): string {
  const half = DOT_SIZE / 2;
  return Array.from(
    { length: end - first },
    (_, index) =>
      `M${(first + index) * DOT_DISTANCE} ${half}l${half}-${half} ${half} ${half}-${half} ${half}z`,
  ).join('');
}
