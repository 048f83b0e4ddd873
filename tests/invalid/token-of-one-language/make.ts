import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: {
    ...inFrench,
    'fr/_site.json': inFrench['fr/_site.json'].replace('{', '{\n  "tokens": { "fone": "+99 123 456" },'),
  },
} satisfies Case;
