import { type Case, heels } from '../case';

export default {
  files: { 'Our heels.json': heels },
} satisfies Case;
