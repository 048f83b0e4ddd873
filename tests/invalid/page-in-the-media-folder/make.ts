import type { Case } from '../case';

export default {
  strays: [{ path: 'media/team.json', kind: 'in-media' }],
} satisfies Case;
