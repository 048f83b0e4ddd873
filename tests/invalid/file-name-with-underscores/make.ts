import { type Case, heels } from '../case';

export default {
  files: { 'our_heels.json': heels },
} satisfies Case;
