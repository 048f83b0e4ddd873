import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: { ...inFrench, 'fr/_site.json': null },
} satisfies Case;
