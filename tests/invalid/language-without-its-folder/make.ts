import type { Case } from '../case';
import { siteWith } from '../in-french';

export default {
  files: { '_site.json': siteWith({ fr: 'fr' }) },
} satisfies Case;
