import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: {
    ...inFrench,
    'fr/index.json': inFrench['fr/index.json'].replace('/fr/services/soles', '/services/soles'),
  },
} satisfies Case;
