import { type Case, heels } from '../case';

const title = 'Heels of leather and of rubber in one hour, from {company} HQ';

/** 61 characters as it is written, 59 as visitors see it. */
export default {
  issues: 0,
  files: { 'heels.json': heels.replace(/"title": "[^"]*"/, `"title": "${title}"`) },
} satisfies Case;
