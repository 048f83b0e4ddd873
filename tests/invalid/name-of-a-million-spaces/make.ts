import type { Case } from '../case';

/** The words about the missing quotation mark must not count the spaces from each space anew. */
export default {
  files: { 'heels.json': `{ "${' '.repeat(900_000)}title: "Heels" }` },
} satisfies Case;
