import { heels, type Case } from '../case';

export default {
  files: { 'heels.json': `${heels},\n${heels.replace('Heels for', 'Boots for')}\n` },
} satisfies Case;
