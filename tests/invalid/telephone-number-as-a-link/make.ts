import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('"href": "/"', '"href": "+233 (0) 20 123-4567"') },
} satisfies Case;
