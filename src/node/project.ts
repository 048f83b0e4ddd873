import path from 'node:path';

/** Pagewright's own folder, with src/, schema/ and index.html. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
