import styles from './not-found.module.css';
import { type WovenCell, wovenCells, wovenSize } from './woven-cells';

/** One thread's gap, in cells: 0.7px of a 12px cell. */
const GAP = 0.06;

/** Digits woven as a pattern; decorative, since the heading says the same. */
export function WovenDigits({ digits, className }: { digits: string; className?: string }) {
  const { columns, rows } = wovenSize(digits);
  const cells = wovenCells(digits);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} className={className} aria-hidden="true">
      {tones.map((tone) => (
        <path
          key={tone}
          className={styles[tone]}
          d={cells
            .filter((cell) => cell.tone === tone)
            .map(cellPath)
            .join('')}
        />
      ))}
    </svg>
  );
}

const tones: readonly WovenCell['tone'][] = ['edge', 'core', 'knot'];

const cellPath = ({ x, y, height }: WovenCell) => `M${x} ${y}h${1 - GAP}v${height}h${GAP - 1}z`;
