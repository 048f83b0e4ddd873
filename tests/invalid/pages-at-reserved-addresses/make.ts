import { type Case, heels } from '../case';

export default {
  issues: 6,
  files: {
    'assets.json': heels,
    'schema/heels.json': heels,
    'social/index.json': heels,
    'social/made/heels.json': heels,
    'cdn-cgi/heels.json': heels,
    'Social/Heels.json': heels,
  },
} satisfies Case;
