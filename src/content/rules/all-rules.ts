import { aliasesIn } from './addresses/aliases-in';
import { alias } from './addresses/bad-alias';
import { altIsFileName } from './pictures/alt-is-file-name';
import { anchorsIn } from './links/anchors-in';
import { badLink } from './links/bad-link';
import { badPicture } from './pictures/bad-picture';
import { badRoute } from './addresses/bad-route';
import { blankText } from './texts/blank-text';
import { deadAnchor } from './links/dead-anchor';
import { deadLink } from './links/dead-link';
import { duplicateHead, headOf } from './pages/duplicate-head';
import { duplicateId } from './pages/duplicate-id';
import { duplicateKey } from './pages/duplicate-key';
import { duplicateRoute } from './addresses/duplicate-route';
import { headingOrder } from './pages/heading-order';
import { hiddenCharacter } from './texts/hidden-character';
import { leftoverText } from './texts/leftover-text';
import { markupInText } from './texts/markup-in-text';
import { misleadingLink } from './links/misleading-link';
import { missingDocuments } from './files/missing-documents';
import { missingPicture } from './pictures/missing-picture';
import { orphanPage } from './links/orphan-page';
import { oversizedPicture } from './pictures/oversized-picture';
import { placeholder } from './tokens/placeholder';
import { plannedExists } from './addresses/planned-exists';
import { removedRoute } from './addresses/removed-route';
import { repeatedText, textDigests } from './texts/repeated-text';
import { reservedAddress } from './addresses/reserved-address';
import type { DocumentFact } from '../documents/document-fact';
import { hrefsOf } from './links/links';
import { picturesOf } from './pictures/pictures';
import type { DocumentRule, OwnRule, SiteRule } from './rule';
import { searchResult, searchTextsOf } from './pages/search-result';
import { strayFile } from './files/stray-file';
import { unknownIcon } from './pages/unknown-icon';
import { bracesIn, unknownToken } from './tokens/unknown-token';
import { weakLinkText } from './links/weak-link-text';
import { wholeAddress } from './links/whole-address';

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
