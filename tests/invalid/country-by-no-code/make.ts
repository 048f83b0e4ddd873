import { BASE_TEXTS } from '../../support/invalid-cases';
import type { Case } from '../case';

const site = String(BASE_TEXTS['_site.json']);

export default { files: { '_site.json': site.replace('"GH"', '"UK"') } } satisfies Case;
