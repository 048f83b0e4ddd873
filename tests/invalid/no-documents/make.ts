import type { Case } from '../case';

export default {
  files: { '_site.json': null, 'index.json': null, '404.json': null, 'services/soles.json': null },
} satisfies Case;
