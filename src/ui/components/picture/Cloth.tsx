import type { Cloth as ClothName, Field } from '../../../generated/documents';

interface ClothProps {
  /** Both stand in every document that is ready to show. */
  field?: Field;
  cloth?: ClothName;
  className?: string;
  /** True where the cloth begins inside a panel of its own field: its left edge frays. */
  frayed?: boolean;
}

/** A woven surface, without meaning of its own; the style sheet of whoever uses it gives its place and size. */
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
