import type { Case } from '../case';

/** Ajv would take hours over it: it copies its list of errors at each one. */
export default {
  files: { 'heels.json': `{"blocks":[${Array(300_000).fill('{}').join()}]}` },
} satisfies Case;
