import type { Case } from '../case';
import { inFrench, siteWith } from '../in-french';

export default {
  files: {
    '_site.json': siteWith({ fra: 'fr' }),
    'fr/index.json': inFrench['fr/index.json'],
    'fr/services/soles.json': inFrench['fr/services/soles.json'],
  },
} satisfies Case;
