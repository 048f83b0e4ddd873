import { type Case, heels } from '../case';

export default {
  files: { 'heels.json': heels.replace(/\n {2}\]\n\}$/, '\n  ],\n  {\n    "type": "hero"\n  }\n}') },
} satisfies Case;
