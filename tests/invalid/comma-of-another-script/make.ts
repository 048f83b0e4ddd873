import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('While you wait.",', 'While you wait."،') },
} satisfies Case;
