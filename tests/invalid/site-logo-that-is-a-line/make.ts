import { readFileSync } from 'node:fs';
import type { Case } from '../case';

const site = readFileSync(new URL('../_base/_site.json', import.meta.url), 'utf8');

export default {
  files: { '_site.json': site.replace('{', '{\n  "logo": "mark.svg",') },
  pictures: {
    'mark.svg': { format: 'svg', width: 9000000, height: 1, bytes: 200, hash: 'a', isPlain: false },
  },
} satisfies Case;
