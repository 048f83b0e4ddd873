import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('soles.webp', 'heel-narrow.jpg') },
  pictures: { 'heel-narrow.jpg': { fault: 'corrupt', detail: 'it ends too soon, or a part of it is wrong' } },
} satisfies Case;
