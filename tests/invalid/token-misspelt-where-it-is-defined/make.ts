import { BASE_TEXTS } from '../../support/invalid-cases';
import type { Case } from '../case';

/** Each place that uses the token is right. */
export default {
  files: {
    '_site.json': String(BASE_TEXTS['_site.json'])
      .replace('"phone": "+99', '"phnoe": "+99')
      .replace('"rules"', '"placeholders": ["phone"],\n  "rules"'),
  },
} satisfies Case;
