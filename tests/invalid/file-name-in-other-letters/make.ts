import { type Case, heels } from '../case';

export default {
  files: { '鞋.json': heels },
} satisfies Case;
