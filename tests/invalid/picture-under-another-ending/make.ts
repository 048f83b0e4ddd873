import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.png') },
  pictures: { 'heel.png': { fault: 'mislabelled', format: 'webp', ending: 'webp' } },
} satisfies Case;
