import { type Case, pageShowing } from '../case';

export default {
  issues: 4,
  files: { 'heels.json': pageShowing('scan.tif', 'heel.bmp', 'walk.gif', 'prices.pdf') },
} satisfies Case;
