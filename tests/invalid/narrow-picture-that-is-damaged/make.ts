import { type Case, soundPageShowing } from '../case';

export default {
  files: { 'heels.json': soundPageShowing('soles.webp', 'heel-narrow.jpg') },
  pictures: { 'heel-narrow.jpg': { fault: 'corrupt', detail: 'VipsJpeg: premature end of JPEG image' } },
} satisfies Case;
