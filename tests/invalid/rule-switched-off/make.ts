import type { Case } from '../case';

export default { issues: 0 } satisfies Case;
