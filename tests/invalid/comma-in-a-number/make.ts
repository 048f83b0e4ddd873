import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('"blocks"', '"order": 4,000, "blocks"') },
} satisfies Case;
