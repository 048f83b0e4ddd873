import type { Case } from '../case';

export default { issues: 2 } satisfies Case;
