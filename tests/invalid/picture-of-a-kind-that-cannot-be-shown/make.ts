import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.jpg') },
  pictures: { 'heel.jpg': { fault: 'mislabelled', format: 'heic', ending: '' } },
} satisfies Case;
