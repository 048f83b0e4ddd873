import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('While you wait.', '{{company}} fixes them while you wait.') },
} satisfies Case;
