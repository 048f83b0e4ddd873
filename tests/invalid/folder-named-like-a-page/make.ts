import type { Case } from '../case';

export default {
  strays: [{ path: 'services/heels.json', kind: 'folder' }],
} satisfies Case;
