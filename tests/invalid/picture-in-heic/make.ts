import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('IMG_2041.HEIC') },
} satisfies Case;
