import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace(/"href": "[^"]*"/, '"href": "C:\\\\Users\\\\Ama\\\\prices.html"') },
} satisfies Case;
