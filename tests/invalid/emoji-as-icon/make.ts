import { type Case, heels } from '../case';

export default {
  files: {
    'heels.json': heels.replace(
      '"actions"',
      '"facts": [{ "icon": "👞", "text": "Leather" }, { "icon": "clock", "text": "Fast" }],\n      "actions"',
    ),
  },
} satisfies Case;
