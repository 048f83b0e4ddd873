import type { Case } from '../case';
import { soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('heel.png') },
  pictures: { 'heel.png': { format: 'png', width: 64, height: 48, bytes: 3_000, hash: 'a', isPlain: false } },
} satisfies Case;
