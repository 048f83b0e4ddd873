import { aliasesIn } from './alias/aliases-in';
import { alias } from './alias/rule';
import { altIsFileName } from './alt-is-file-name/rule';
import { anchorsIn } from './dead-anchor/anchors-in';
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
import { misleadingLink } from './misleading-link/rule';
import { missingDocuments } from './missing-documents/rule';
import { missingPicture } from './missing-picture/rule';
import { orphanPage } from './orphan-page/rule';
import { oversizedPicture } from './oversized-picture/rule';
import { placeholder } from './placeholder/rule';
import { plannedExists } from './planned-exists/rule';
import { removedRoute } from './removed-route/rule';
import { repeatedText, textDigests } from './repeated-text/rule';
import { reservedAddress } from './reserved-address/rule';
import type { DocumentFact } from '../documents/document-fact';
import { hrefsOf } from './links';
import { picturesOf } from './pictures';
import type { DocumentRule, OwnRule, SiteRule } from './rule';
import { searchResult, searchTextsOf } from './search-result/rule';
import { strayFile } from './stray-file/rule';
import { unknownIcon } from './unknown-icon/rule';
import { bracesIn, unknownToken } from './unknown-token/rule';
import { weakLinkText } from './weak-link-text/rule';
import { wholeAddress } from './whole-address/rule';

/** What a schema cannot say about one document. Deleting a rule is deleting its folder and its line here. */
export const ownRules: readonly OwnRule[] = [
  badRoute,
  reservedAddress,
  duplicateKey,
  duplicateId,
  blankText,
  hiddenCharacter,
  badLink,
  misleadingLink,
  unknownIcon,
  leftoverText,
];

/** The same, where it depends on the site around the document. */
export const documentRules: readonly DocumentRule[] = [
  duplicateRoute,
  deadLink,
  wholeAddress,
  deadAnchor,
  missingPicture,
  badPicture,
  unknownToken,
  placeholder,
  plannedExists,
  alias,
];

/** What could be better on a site that has no error: first what is broken, then what can be polished. */
export const ownPolishRules: readonly OwnRule[] = [headingOrder, weakLinkText, altIsFileName, markupInText];

/** The same, where it depends on the site around the document. */
export const polishRules: readonly DocumentRule[] = [
  searchResult,
  oversizedPicture,
  duplicateHead,
  orphanPage,
  repeatedText,
];

/** What rules keep of every document, to be taken while it is at hand. */
export const documentFacts: readonly DocumentFact<unknown>[] = [
  aliasesIn,
  anchorsIn,
  bracesIn,
  headOf,
  hrefsOf,
  picturesOf,
  searchTextsOf,
  textDigests,
];

/** Of these, the ones that other documents are held against by `documentRules`. */
export const crossDocumentFacts: readonly DocumentFact<unknown>[] = [aliasesIn, anchorsIn, picturesOf];

/** What the ledger of published routes is held against. */
export const ledgerRules: readonly DocumentRule[] = [removedRoute];

/** What no single document can be blamed for. */
export const siteRules: readonly SiteRule[] = [missingDocuments, strayFile];
