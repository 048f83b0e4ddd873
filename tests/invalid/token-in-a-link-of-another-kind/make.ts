import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace('"href": "/"', '"href": "mailto:{phone}"') },
} satisfies Case;
