import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: { ...inFrench, 'fr/_site.json': inFrench['_site.json'] },
} satisfies Case;
