import type { Cloth as ClothName, Field } from '../../../generated/documents';

interface ClothProps {
  /** `resolve` gives every picture both. */
  field?: Field;
  cloth?: ClothName;
  className?: string;
  /** True where the pattern begins inside a panel of its own color: its left edge frays. */
  frayed?: boolean;
}

/** A woven pattern, purely decorative; the style sheet of its user gives its place and size. */
export function Cloth({ field, cloth, className, frayed = false }: ClothProps) {
  return (
    <div
      className={className}
      data-field={field}
      data-cloth={cloth}
      data-fray={frayed || undefined}
      aria-hidden="true"
    />
  );
}
