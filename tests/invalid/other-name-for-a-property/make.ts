import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('"href"', '"url"') },
} satisfies Case;
