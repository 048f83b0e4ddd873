import { aliasesIn } from './alias/aliases-in';
import { alias } from './alias/rule';
import { altIsFileName } from './alt-is-file-name/rule';
import { badLink } from './bad-link/rule';
import { badPicture } from './bad-picture/rule';
import { badRoute } from './bad-route/rule';
import { blankText } from './blank-text/rule';
import { deadAnchor } from './dead-anchor/rule';
import { deadLink } from './dead-link/rule';
import { duplicateHead, headOf } from './duplicate-head/rule';
import { duplicateId } from './duplicate-id/rule';
import { duplicateKey } from './duplicate-key/rule';
import { duplicateRoute } from './duplicate-route/rule';
import { headingOrder } from './heading-order/rule';
import { hiddenCharacter } from './hidden-character/rule';
import { leftoverText } from './leftover-text/rule';
import { markupInText } from './markup-in-text/rule';
import { missingDocuments } from './missing-documents/rule';
import { missingPicture } from './missing-picture/rule';
import { linkedRoutes, orphanPage } from './orphan-page/rule';
import { oversizedPicture } from './oversized-picture/rule';
import { placeholder } from './placeholder/rule';
import { plannedExists } from './planned-exists/rule';
import { claimedAliases, removedRoute } from './removed-route/rule';
import { repeatedText, textDigests } from './repeated-text/rule';
import type { Note } from './note';
import { picturesOf } from './pictures';
import type { DocumentRule, SiteRule } from './rule';
import { searchResult } from './search-result/rule';
import { strayFile } from './stray-file/rule';
import { unknownIcon } from './unknown-icon/rule';
import { unknownToken } from './unknown-token/rule';
import { weakLinkText } from './weak-link-text/rule';

/** What a schema cannot say about one document. Deleting a rule is deleting its folder and its line here. */
export const documentRules: readonly DocumentRule[] = [
  badRoute,
  duplicateRoute,
  duplicateKey,
  duplicateId,
  blankText,
  hiddenCharacter,
  badLink,
  deadLink,
  deadAnchor,
  missingPicture,
  badPicture,
  unknownIcon,
  unknownToken,
  placeholder,
  plannedExists,
  alias,
  leftoverText,
];

/** What could be better on a site that has no error: first what is broken, then what can be polished. */
export const polishRules: readonly DocumentRule[] = [
  searchResult,
  headingOrder,
  weakLinkText,
  altIsFileName,
  oversizedPicture,
  markupInText,
];

/** The same, where one document is held against all others. They look at a document only where their notes tell them to. */
export const comparingRules: readonly DocumentRule[] = [duplicateHead, orphanPage, repeatedText];

/** What rules keep of every document, to be taken while it is at hand. */
export const notes: readonly Note<unknown>[] = [
  aliasesIn,
  claimedAliases,
  headOf,
  linkedRoutes,
  picturesOf,
  textDigests,
];

/** What the ledger of published routes is held against. */
export const ledgerRules: readonly DocumentRule[] = [removedRoute];

/** What no single document can be blamed for. */
export const siteRules: readonly SiteRule[] = [missingDocuments, strayFile];
