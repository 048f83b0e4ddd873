import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('A cobbler at his bench', 'Image') },
} satisfies Case;
