import type { Case } from '../case';

export default {
  files: { 'heels.json': '{\\rtf1\\ansi{\\fonttbl\\f0 Helvetica;}\\f0 New heels}' },
} satisfies Case;
