import type { Labels } from '../../../generated/documents';

/** The words of buttons and of what screen readers say, none left out. */
export type AllLabels = Required<Labels>;
