import type { Case } from '../case';

export default { files: { 'heels.json': '\0'.repeat(2000) } } satisfies Case;
