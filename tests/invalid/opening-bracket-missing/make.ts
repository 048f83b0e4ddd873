import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('    {\n      "type"', '      "type"') },
} satisfies Case;
