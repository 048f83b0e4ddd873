import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('While you wait.', 'At our caf\ufffd.') },
} satisfies Case;
