import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace(/"href": "[^"]*"/, '"href": "http://localhost:5173/services/soles"') },
} satisfies Case;
