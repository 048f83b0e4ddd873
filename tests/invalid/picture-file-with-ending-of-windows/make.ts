import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('heels.jfif') },
  pictures: {
    'heels.jfif': { format: 'jpeg', width: 800, height: 600, bytes: 90_000, hash: '', isPlain: false },
  },
} satisfies Case;
