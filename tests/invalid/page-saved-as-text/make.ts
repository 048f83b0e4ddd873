import type { Case } from '../case';

export default {
  strays: [{ path: 'services/heels.json.txt', kind: 'ending' }],
} satisfies Case;
