import type { PlacedPart } from './placed-parts';
import styles from './parts.module.css';

interface PartsProps {
  parts: readonly PlacedPart[];
  className?: string;
}

/** Pixels between the device and the names. */
const GAP = 40;

/** How far down the middle of a name stands, in percent: the names of a side share its height. */
const middleOf = ({ index, count }: PlacedPart) => `${(100 * (index + 0.5)) / count}%`;

/** Over the picture: a knot on each part, and where the names stand beside the device a line to its name. */
export function PartLines({ parts }: PartsProps) {
  return (
    <svg className={styles.lines} aria-hidden="true">
      {parts.map((part, index) => {
        const [x, y] = [`${part.x}%`, `${part.y}%`];
        const isLeft = part.side === 'left';
        return (
          <g key={index}>
            <line className={styles.inside} x1={x} y1={y} x2={isLeft ? '0' : '100%'} y2={y} />
            {/* A drawing of its own, so that one end is a percentage and the other some pixels away. */}
            <svg
              x={isLeft ? -GAP : '100%'}
              width={GAP}
              height="100%"
              className={styles.open}
              aria-hidden="true"
            >
              <line
                className={styles.outside}
                x1={isLeft ? GAP : 0}
                y1={y}
                x2={isLeft ? 0 : GAP}
                y2={middleOf(part)}
              />
            </svg>
          </g>
        );
      })}
      {parts.map((part, index) => (
        <svg key={index} x={`${part.x}%`} y={`${part.y}%`} className={styles.open} aria-hidden="true">
          <path className={styles.knot} d="M0-7 7 0 0 7-7 0Z" />
          <text className={styles.number} y="5">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** The names from top to bottom: at the two sides of the device, or as a numbered list. */
export function PartNames({ parts, className = '' }: PartsProps) {
  return (
    <ol className={`${styles.names} ${className}`}>
      {parts.map((part, index) => (
        <li key={index} className={styles.name} data-side={part.side} data-count={part.count}>
          <span>{part.name}</span>
        </li>
      ))}
    </ol>
  );
}
