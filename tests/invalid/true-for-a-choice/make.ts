import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace(/"pattern": "\w+"/, '"pattern": true') },
} satisfies Case;
