import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.jpg') },
  pictures: { 'heel.jpg': { fault: 'corrupt', detail: 'VipsJpeg: premature end of JPEG image' } },
} satisfies Case;
