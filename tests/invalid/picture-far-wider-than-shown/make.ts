import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('heel.jpg') },
  pictures: {
    'heel.jpg': { format: 'jpeg', width: 8000, height: 4000, bytes: 5_240_000, hash: '', isPlain: false },
  },
} satisfies Case;
