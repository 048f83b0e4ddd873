import { type Case, heels } from '../case';

/** A program for files has renamed it. */
export default { files: { 'services/heel-bar.json': heels } } satisfies Case;
