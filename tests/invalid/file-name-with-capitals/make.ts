import { type Case, heels } from '../case';

export default {
  files: { 'services/Heels.json': heels },
} satisfies Case;
