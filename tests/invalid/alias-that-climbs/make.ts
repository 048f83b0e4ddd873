import type { Case } from '../case';

/** An alias becomes a file of the output folder. */
export default { issues: 2 } satisfies Case;
