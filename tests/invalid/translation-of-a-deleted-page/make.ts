import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: {
    ...inFrench,
    'fr/index.json': inFrench['fr/index.json'].replace('/services/soles', '/services/heels'),
    'fr/services/soles.json': null,
    'fr/services/heels.json': inFrench['fr/services/soles.json'],
  },
  issues: 2,
} satisfies Case;
