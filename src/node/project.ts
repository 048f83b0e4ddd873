import path from 'node:path';

/** The folder of the engine itself, with src/, schema/ and index.html. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
