import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.png') },
  pictures: { 'heel.png': { fault: 'corrupt', detail: '' } },
} satisfies Case;
