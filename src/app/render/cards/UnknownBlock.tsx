import { BlockCard, type SourcePosition } from './BlockCard';

/** A block of an unknown type: a card in dev, nothing for a visitor (validation stops it before). */
export function UnknownBlock({ type, place }: { type: string; place: SourcePosition | undefined }) {
  if (!import.meta.env.DEV || !place) return null;
  return (
    <BlockCard
      title={`There is no block type "${type}".`}
      detail="Check its spelling; the list of block types is in schema/blocks."
      place={place}
      inStudio={{
        title: `There is no kind of block “${type}”.`,
        detail: 'The list of problems says what to do.',
      }}
    />
  );
}
