import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';
import { inFrench } from '../in-french';

const english = readFileSync(path.resolve(import.meta.dirname, '../_base/index.json'), 'utf8');

/** With a sentence that is long enough to be noticed. */
const saying = (page: string) =>
  page.replace(
    /"lead": "[^"]*"/,
    '"lead": "We mend all shoes that you bring us before the end of the week."',
  );

export default {
  files: {
    ...inFrench,
    'index.json': saying(english),
    'fr/index.json': saying(inFrench['fr/index.json']),
  },
} satisfies Case;
