import type { Case } from '../case';

export default {
  strays: [{ path: 'services/shared', kind: 'link' }],
} satisfies Case;
