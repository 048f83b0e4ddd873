import { isAddress } from '../../documents/site/aliases';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import type { OpenDocument } from '../../documents/document/open-document';
import { suggestAddress } from '../../model/addresses/route';
import { reservedFolder } from '../../model/addresses/reserved';
import { documentRule } from '../rule';
import { copiesIn } from '../copies/copies';
import { aliasesIn } from '../targets/aliases-in';
import { didYouMean, textArg, quote, writeInstead } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';

/** An alias sends visitors on to one page, so it is an address that nothing else stands at. */
export const badAlias = documentRule({
  code: 'bad-alias',
  meaning: 'An alias is not an address that is free.',
  choice: 'An alias is the address of another page, or no address at all.',
  factsOfOthers: [aliasesIn],
  documents: ['page'],
  *check(document, siteIndex) {
    for (const { pointer, value } of aliasesIn(document)) {
      if (reservedFolder(value)) continue;
      const page = siteIndex.routes.get(value);
      const other = page ?? ownersOf(siteIndex).get(value);
      const reason = isAddress(value) ? reasonOf(document, page, other) : 'form';
      if (!reason) continue;
      const isCopy = reason === 'twice' && copiesIn(siteIndex).has(document);
      yield {
        pointer,
        args: {
          alias: value,
          reason: isCopy ? 'copy' : reason,
          other: other?.source.file ?? '',
          suggestion: reason === 'form' ? suggestAddress(value) : '',
        },
      };
      // The other aliases came with it.
      if (isCopy) return;
    }
  },
  words: (issue) => ({
    what: `The alias ${quote(textArg(issue, 'alias'))} ${aliasProblem(issue)}.${didYouMean(issue)}`,
    why: 'An alias is one more address that sends visitors on to this page, so nothing else can stand there.',
    fix:
      textArg(issue, 'reason') === 'form'
        ? writeInstead(
            issue,
            'Write it as a page is addressed: /products/old-name, without a slash or hyphen at the end of a part.',
          )
        : textArg(issue, 'reason') === 'copy'
          ? 'Delete this file; or delete its aliases, and write what this page has to say.'
          : 'Delete it from "aliases", or write another address.',
  }),
});

function reasonOf(document: OpenDocument, page: OpenDocument | undefined, other: OpenDocument | undefined) {
  if (page) return page === document ? 'own' : 'page';
  return other && other !== document ? 'twice' : undefined;
}

/** By alias: the first document that has it, and is no copy of another one; the others get the issue. */
const ownersOf = memoizePerSite((siteIndex) => {
  const claims = new Map<string, OpenDocument[]>();
  for (const document of siteIndex.documents) {
    if (document.isSite) continue;
    for (const { value } of aliasesIn(document)) claims.set(value, [...(claims.get(value) ?? []), document]);
  }
  const ownerAmong = (documents: readonly OpenDocument[]) =>
    documents.length === 1 ? documents[0] : documents.find((document) => !copiesIn(siteIndex).has(document));
  return new Map(Array.from(claims, ([alias, documents]) => [alias, ownerAmong(documents)]));
});

function aliasProblem(issue: IssueDetails): string {
  const other = textArg(issue, 'other');
  switch (textArg(issue, 'reason')) {
    case 'own':
      return "is this page's own address";
    case 'copy':
      return `came with the copy: this page is the same as ${other}`;
    case 'page':
      return `is the address of another page, ${other}`;
    case 'twice':
      return `stands in another page too, ${other}`;
    default:
      return 'is not an address that a page could have';
  }
}
