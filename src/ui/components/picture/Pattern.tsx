import type { Pattern as PatternName, Color } from '../../../generated/documents';

interface PatternProps {
  /** `resolve` gives every picture both. */
  color?: Color;
  pattern?: PatternName;
  className?: string;
  /** True where the pattern begins inside a panel of its own color: its left edge frays. */
  frayed?: boolean;
}

/** A woven pattern, purely decorative; the style sheet of its user gives its place and size. */
export function Pattern({ color, pattern, className, frayed = false }: PatternProps) {
  return (
    <div
      className={className}
      data-color={color}
      data-pattern={pattern}
      data-fray={frayed || undefined}
      aria-hidden="true"
    />
  );
}

/** Ikat frays at its edge; kente and pasa are woven to it and cut straight. */
export const frays = (pattern?: PatternName) => pattern !== 'kente' && pattern !== 'pasa';
