import { heels, type Case } from '../case';

export default { files: { 'heels.json': `${heels}\n${heels}\n` } } satisfies Case;
