import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: { ...inFrench, 'fr/services/soles.json': null },
} satisfies Case;
