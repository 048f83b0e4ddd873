import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('heel.svg') },
  pictures: {
    'heel.svg': { format: 'svg', width: 300, height: 200, bytes: 2_300_000, hash: '', isPlain: false },
  },
} satisfies Case;
