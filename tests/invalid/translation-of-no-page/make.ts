import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: {
    ...inFrench,
    'fr/index.json': inFrench['fr/index.json'].replace('/soles', '/solles'),
    'fr/services/soles.json': null,
    'fr/services/solles.json': inFrench['fr/services/soles.json'],
  },
} satisfies Case;
