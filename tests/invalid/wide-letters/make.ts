import type { Case } from '../case';

/** The mark stands under its place although the letters before it take two columns. */
export default {
  files: {
    'heels.json': '{ "title": "修鞋 👞", "descripton": "New heels.", "blocks": [{ "type": "contact" }] }',
  },
  issues: 3,
} satisfies Case;
