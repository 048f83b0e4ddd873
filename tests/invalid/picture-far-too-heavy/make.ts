import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('heel.png') },
  pictures: {
    'heel.png': { format: 'png', width: 2000, height: 1500, bytes: 6_800_000, hash: '', isPlain: false },
  },
} satisfies Case;
