import type { Case } from '../case';

export default { issues: 3 } satisfies Case;
