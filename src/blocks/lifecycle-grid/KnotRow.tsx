import styles from './lifecycle-grid.module.css';

const KNOT = 8;
const PITCH = 10.5;

interface KnotRowProps {
  filled: number;
  total: number;
  className?: string;
}

/** The progress of a stage: one knot for each stage, filled up to this one. The stage's number says the same as text. */
export function KnotRow({ filled, total, className }: KnotRowProps) {
  const width = (total - 1) * PITCH + KNOT + 1;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width}
      height={KNOT + 1}
      viewBox={`-0.5 -0.5 ${width} ${KNOT + 1}`}
    >
      <path className={styles.filled} d={knots(0, filled)} />
      <path className={styles.open} d={knots(filled, total)} />
    </svg>
  );
}

/** The outline of the knots from `first` up to but without `end`: squares on their corner, side by side. */
function knots(first: number, end: number): string {
  const half = KNOT / 2;
  return Array.from(
    { length: end - first },
    (_, index) => `M${(first + index) * PITCH} ${half}l${half}-${half} ${half} ${half}-${half} ${half}z`,
  ).join('');
}
