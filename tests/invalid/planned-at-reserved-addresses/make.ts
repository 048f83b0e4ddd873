import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';

export default {
  issues: 4,
  files: {
    '_site.json': readFileSync(path.join(import.meta.dirname, '../_base/_site.json'), 'utf8').replace(
      '{',
      '{ "plannedRoutes": ["/schema", "/social/news", "/_blocks", "/services/index", "/media-2", "/404-2"],',
    ),
  },
} satisfies Case;
