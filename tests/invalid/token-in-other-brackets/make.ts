import { type Case, heels } from '../case';

export default {
  files: {
    'heels.json': heels.replace('While you wait.', 'While you wait. Call [phone], or [100%] of us come.'),
  },
} satisfies Case;
