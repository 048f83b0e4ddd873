import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('"href": "/"', '"href": "/services/soles.json"') },
} satisfies Case;
