import type { Case } from '../case';
import { inFrench } from '../in-french';

const longest = 'a'.repeat(60);
const withTokens = (text: string) =>
  text.replace('"tokens": {', `"tokens": {\n    "${longest}": "1",\n    "${longest}b": "2",`);

/** A name of 60 letters is no mistake. */
export default {
  issues: 2,
  files: {
    ...inFrench,
    '_site.json': withTokens(inFrench['_site.json']),
    'fr/_site.json': withTokens(inFrench['fr/_site.json'].replace('{', '{\n  "tokens": {},')).replace(
      ',},',
      '\n  },',
    ),
  },
} satisfies Case;
