import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('A cobbler at his bench', 'IMG_20261104_1132') },
} satisfies Case;
