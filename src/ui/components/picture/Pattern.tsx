import type { Pattern as ClothName, Color } from '../../../generated/documents';

interface PatternProps {
  /** Both stand in every document that is ready to show. */
  color?: Color;
  pattern?: ClothName;
  className?: string;
  /** True where the pattern begins inside a panel of its own color: its left edge frays. */
  frayed?: boolean;
}

/** A woven surface, without meaning of its own; the style sheet of whoever uses it gives its place and size. */
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
