import type { Case } from '../case';

export default { issues: 4 } satisfies Case;
