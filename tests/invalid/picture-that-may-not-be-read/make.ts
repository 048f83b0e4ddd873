import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.jpg') },
  pictures: { 'heel.jpg': { fault: 'unreadable', detail: 'the permissions do not allow it' } },
} satisfies Case;
