import { type Case, heels } from '../case';

export default {
  files: { 'heels.JSON': heels },
} satisfies Case;
