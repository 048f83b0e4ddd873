import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('While you wait.', 'While <b>you</b> wait.') },
} satisfies Case;
