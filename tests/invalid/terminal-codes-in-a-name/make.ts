import type { Case } from '../case';

/** What a document says never reaches the terminal as a command to it. */
export default {
  files: {
    'heels.json': '{ "\\u001b[2J\\u202e": 1, "title": "Heels", "description": "Heels.", "blocks": [] }',
  },
  issues: 2,
} satisfies Case;
