import type { Case } from '../case';

const picture = { color: 'valueOf', pattern: 'hasOwnProperty' };

const tile = (icon: string) => ({ name: 'Leather', icon });

/** What is looked up by its name must be there itself, not come with every object of the language. */
export default {
  files: {
    'heels.json': JSON.stringify(
      {
        title: 'Heels for your shoes',
        description: 'New heels while you wait.',
        kind: 'toString',
        blocks: [
          { type: 'hero', title: 'Heels of {constructor}', lead: 'While you wait.', picture },
          { type: 'constructor', heading: 'Heels' },
          { type: '__proto__', heading: 'Heels' },
          { type: 'icon-tiles', heading: 'Heels', tiles: [tile('constructor'), tile('brand:__proto__')] },
        ],
      },
      null,
      2,
    ),
  },
  issues: 8,
} satisfies Case;
