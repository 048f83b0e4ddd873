import { type Case, heels } from '../case';

/** UTF-16 has a byte of zero for every letter of English; read as UTF-8 they are characters. */
const asRead = Array.from(heels, (character) => `${character}\0`).join('');

export default { files: { 'heels.json': asRead } } satisfies Case;
