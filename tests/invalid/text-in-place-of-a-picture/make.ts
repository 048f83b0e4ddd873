import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace(/"picture": \{[^{}]*\{[^{}]*\}[^{}]*\}/, '"picture": "soles.webp"') },
} satisfies Case;
