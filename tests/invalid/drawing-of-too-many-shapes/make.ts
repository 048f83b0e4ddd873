import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.svg') },
  pictures: { 'heel.svg': { fault: 'too-much', of: 'elements', most: 20_000 } },
} satisfies Case;
