import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';
import { inFrench } from '../in-french';

const soles = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../_base/services/soles.json'), 'utf8'),
);

export default {
  files: {
    ...inFrench,
    'fr/index.json': inFrench['fr/index.json'].replace('/soles', '/repairs'),
    'fr/services/soles.json': null,
    'fr/services/repairs.json': inFrench['fr/services/soles.json'],
    'services/soles.json': JSON.stringify({ ...soles, aliases: ['/services/repairs'] }),
  },
  issues: 2,
} satisfies Case;
