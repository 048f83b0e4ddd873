import { type Case, heels } from '../case';

export default {
  issues: 3,
  files: { 'heels.json': heels.replace('{', '{ "aliases": ["/social", "/assets/heels", "/media/heels"],') },
} satisfies Case;
