import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: { ...inFrench, 'fr/index.json': null },
} satisfies Case;
