import { type Case, heels } from '../case';

export default {
  files: { 'services/soles/index.json': heels },
} satisfies Case;
