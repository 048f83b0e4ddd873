import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.jpg') },
  pictures: { 'heel.jpg': { fault: 'corrupt', detail: 'it ends too soon, or a part of it is wrong' } },
} satisfies Case;
