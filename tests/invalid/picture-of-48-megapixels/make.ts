import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.jpg') },
  pictures: { 'heel.jpg': { fault: 'too-many-pixels', width: 8000, height: 6000 } },
} satisfies Case;
