import type { Case } from '../case';
import { inFrench, siteWith } from '../in-french';

export default {
  files: {
    ...inFrench,
    '_site.json': siteWith({ fr: 'fr', sw: 'fr' }),
    'sw/_site.json': inFrench['fr/_site.json'].replaceAll('/fr', '/sw'),
    'sw/index.json': inFrench['fr/index.json'].replaceAll('/fr', '/sw'),
    'sw/services/soles.json': inFrench['fr/services/soles.json'],
  },
} satisfies Case;
