import type { Case } from '../case';

export default {
  issues: 4,
  strays: [
    { path: 'heels.json', kind: 'pipe' },
    { path: 'media/heel.webp', kind: 'folder' },
    { path: 'services/agent', kind: 'socket' },
    { path: 'services/disk.json', kind: 'device' },
  ],
} satisfies Case;
