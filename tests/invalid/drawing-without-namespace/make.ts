import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.svg') },
  pictures: { 'heel.svg': { fault: 'namespace', found: '' } },
} satisfies Case;
