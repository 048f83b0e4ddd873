import { type Case, heels } from '../case';

export default {
  files: { 'services/Soles.json': heels },
} satisfies Case;
