/** What the kinds of block look like, below their cards. */
export function Drawings({ types }: { types: readonly string[] }) {
  return <li hidden data-types={types.length} />;
}
