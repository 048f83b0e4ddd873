import type { Case } from '../case';
import { inFrench } from '../in-french';

export default {
  files: { ...inFrench, 'fr/404.json': inFrench['fr/services/soles.json'].replaceAll('emelles', 'andales') },
} satisfies Case;
