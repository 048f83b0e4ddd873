import type { Case } from '../case';
import { inFrench, siteWith } from '../in-french';

export default {
  files: { ...inFrench, '_site.json': siteWith({ fr: 'ar' }) },
} satisfies Case;
