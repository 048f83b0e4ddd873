import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import type { RuleFinding } from '../../model/issues/finding';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { documentRule } from '../rule';
import { textArg } from '../../messages/words';
import { copiesIn } from '../copies/copies';
import { languageFolder } from '../languages/language-of';
import { headOf } from '../copies/head-of';

/** No two pages have the same title. The second of the two gets the issue. */
export const duplicateTitle = documentRule({
  code: 'duplicate-title',
  severity: 'warning',
  meaning: 'Two pages have the same title.',
  choice: true,
  isImprovement: true,
  documents: ['page'],
  factsOfOthers: [headOf],
  *check(document, siteIndex) {
    yield* duplicates('title', document, siteIndex);
  },
  words: (issue) => ({
    what: `${textArg(issue, 'other')} has the same title.`,
    why: 'In search results and in browser tabs nobody could tell the two pages apart.',
    fix: 'Write what is different about this page.',
  }),
});

/** The same for descriptions. */
export const duplicateDescription = documentRule({
  code: 'duplicate-description',
  severity: 'warning',
  meaning: 'Two pages have the same description.',
  choice: true,
  isImprovement: true,
  documents: ['page'],
  factsOfOthers: [headOf],
  *check(document, siteIndex) {
    yield* duplicates('description', document, siteIndex);
  },
  words: (issue) => ({
    what: `${textArg(issue, 'other')} has the same description.`,
    why: 'Search results would say the same of two pages, or leave one of them out.',
    fix: 'Describe what only this page offers.',
  }),
});

const NAMES = ['title', 'description'] as const;

function* duplicates(
  name: (typeof NAMES)[number],
  document: OpenDocument,
  siteIndex: SiteIndex,
): Generator<RuleFinding> {
  if (copiesIn(siteIndex).has(document)) return;
  const first = firstPages(siteIndex).get(keyOf(name, document, siteIndex));
  if (first && first !== document) yield { pointer: `/${name}`, args: { other: first.source.file } };
}

const firstPages = memoizePerSite((siteIndex) => {
  const first = new Map<string, OpenDocument>();
  for (const document of siteIndex.documents) {
    if (document.isSite || copiesIn(siteIndex).has(document)) continue;
    for (const name of NAMES) {
      const key = keyOf(name, document, siteIndex);
      if (!first.has(key)) first.set(key, document);
    }
  }
  return first;
});

/** A page and its translation may have the same title, such as a name. */
const keyOf = (name: (typeof NAMES)[number], document: OpenDocument, siteIndex: SiteIndex) =>
  `${languageFolder(document, siteIndex)} ${headOf(document)[name]}`;
