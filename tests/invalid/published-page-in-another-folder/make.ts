import { type Case, heels } from '../case';

/** Of two new pages the one of the same name is it. */
export default {
  files: {
    'repairs/heels.json': heels,
    'services/seams.json': heels
      .replace('Heels for your shoes', 'Seams for your shoes')
      .replace('New heels while you wait, of', 'Seams that hold, sewn by hand with thread of'),
  },
} satisfies Case;
