import { type Case, pageShowing } from '../case';

export default {
  files: { 'heels.json': pageShowing('heel.svg') },
  pictures: { 'heel.svg': { fault: 'namespace', found: 'https://www.w3.org/2000/svg' } },
} satisfies Case;
