import { type Case, heels } from '../case';

export default {
  files: { 'index/index.json': heels },
} satisfies Case;
