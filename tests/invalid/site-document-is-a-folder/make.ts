import type { Case } from '../case';

export default {
  issues: 1,
  files: { '_site.json': null },
  strays: [{ path: '_site.json', kind: 'folder' }],
} satisfies Case;
