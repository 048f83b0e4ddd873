import { type Case, heels } from '../case';

const title = 'Heels of leather or rubber, ordered by mail: {email}';

/** 52 characters as it is written, 62 as visitors see it. */
export default {
  files: { 'heels.json': heels.replace(/"title": "[^"]*"/, `"title": "${title}"`) },
} satisfies Case;
