import { BASE_TEXTS } from '../../support/invalid-cases';
import type { Case } from '../case';

export default {
  files: { '_site.json': String(BASE_TEXTS['_site.json']).replace('"/services": {', '"/service": {') },
} satisfies Case;
