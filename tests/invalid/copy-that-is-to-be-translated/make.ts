import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';
import { inFrench } from '../in-french';

const english = readFileSync(path.resolve(import.meta.dirname, '../_base/services/soles.json'), 'utf8');

export default {
  files: { ...inFrench, 'fr/services/soles.json': english },
} satisfies Case;
