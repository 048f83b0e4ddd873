import { type Case, heels } from '../case';

const NAMES = ['heels', 'seams', 'toe-caps'];

const pages = NAMES.map((name) => [
  `repairs/${name}.json`,
  heels
    .replace('Heels for your shoes', `${name} for your shoes`)
    .replace('New heels while you wait', `New ${name} while you wait`)
    .replace('"href": "/"', '"href": "/shoe-services/heels"'),
]);

/** The links of these pages to each other lead to where they were; of that nothing more is said. */
export default {
  files: {
    ...Object.fromEntries(pages),
    '_published.json': JSON.stringify(['/', ...NAMES.map((name) => `/shoe-services/${name}`)], null, 2),
  },
} satisfies Case;
