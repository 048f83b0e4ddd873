import { badAlias } from './addresses/bad-alias';
import { badRoute } from './addresses/bad-route';
import { duplicateRoute } from './addresses/duplicate-route';
import { plannedExists } from './addresses/planned-exists';
import { removedRoute, badLedger } from './addresses/removed-route';
import { reservedAddress, pageAmongMedia } from './addresses/reserved-address';
import { unknownSection } from './addresses/unknown-section';
import { badEmail } from './contact/bad-email';
import { badPhone } from './contact/bad-phone';
import { unknownCountry } from './contact/unknown-country';
import { writtenOut } from './contact/written-out';
import { noDocuments, noSite, noHome, no404 } from './files/missing-documents';
import { newerVersion } from './files/newer-version';
import { strayFile, notAFile } from './files/stray-file';
import { wrongSchema } from './files/wrong-schema';
import { folderOfOtherLanguage } from './languages/folder-of-other-language';
import { linkToMainLanguage } from './languages/link-to-main-language';
import { noLanguageHome } from './languages/no-language-home';
import { noLanguageMenu } from './languages/no-language-menu';
import { pageWithoutOriginal } from './languages/page-without-original';
import { tokenOfOneLanguage } from './languages/token-of-one-language';
import { unknownLanguage } from './languages/unknown-language';
import { unnamedLanguage } from './languages/unnamed-language';
import { untranslated } from './languages/untranslated';
import { badLink } from './links/bad-link';
import { deadAnchor } from './links/dead-anchor';
import { deadLink } from './links/dead-link';
import { misleadingLink } from './links/misleading-link';
import { networkFrontPage } from './links/network-front-page';
import { orphanPage } from './links/orphan-page';
import { plannedLink } from './links/planned-link';
import { repeatedEntry } from './copies/repeated-entry';
import { repeatedMenuEntry } from './links/repeated-menu-entry';
import { tokenInLink } from './links/token-in-link';
import { weakLinkText } from './links/weak-link-text';
import { wholeAddress } from './links/whole-address';
import { duplicateTitle, duplicateDescription } from './pages/duplicate-head';
import { duplicateId } from './pages/duplicate-id';
import { duplicateKey } from './pages/duplicate-key';
import { headingOrder } from './pages/heading-order';
import { copiedPage } from './pages/copied-page';
import { repeatedBlock } from './pages/repeated-block';
import { titleLength, descriptionLength } from './pages/search-result';
import { unknownIcon } from './pages/unknown-icon';
import { altSaysNothing } from './pictures/alt-says-nothing';
import { altIsFileName } from './pictures/alt-is-file-name';
import { weakPaletteColor } from './pages/weak-colour';
import { badLogo } from './pictures/bad-logo';
import { badPicture } from './pictures/bad-picture';
import { badDate } from './publication/bad-date';
import { neededPage } from './publication/needed-page';
import { unpublishedAddress } from './publication/unpublished-address';
import { unpublishedLink } from './publication/unpublished-link';
import { missingPicture } from './pictures/missing-picture';
import { oversizedPicture } from './pictures/oversized-picture';
import { tinyPicture } from './pictures/tiny-picture';
import { blankAlt, blankText } from './texts/blank-text';
import { hiddenCharacter } from './texts/hidden-character';
import { garbledText } from './texts/garbled-text';
import { missingLabel } from './texts/missing-label';
import { lettersWithoutFont } from './texts/letters-without-font';
import { leftoverText } from './texts/leftover-text';
import { markdownInText } from './texts/markdown-in-text';
import { markupInText } from './texts/markup-in-text';
import { repeatedText } from './texts/repeated-text';
import { placeholder, unknownPlaceholder } from './tokens/placeholder';
import { unknownToken } from './tokens/unknown-token';

/**
 * All rules. A rule's own file has its words and says when it is asked: a new rule is a file and its line here. The order
 * is that of docs/messages.md and of the choices in schema/site.schema.json.
 */
export const allRules = [
  // Files
  noDocuments,
  noSite,
  noHome,
  no404,
  badRoute,
  reservedAddress,
  pageAmongMedia,
  duplicateRoute,
  strayFile,
  notAFile,
  wrongSchema,
  newerVersion,
  noLanguageHome,
  noLanguageMenu,
  unnamedLanguage,
  unknownSection,
  // What stands in a document
  duplicateKey,
  blankAlt,
  blankText,
  badLink,
  misleadingLink,
  tokenInLink,
  badPhone,
  badEmail,
  unknownCountry,
  hiddenCharacter,
  garbledText,
  missingLabel,
  unknownLanguage,
  weakPaletteColor,
  badDate,
  neededPage,
  // What a document names
  deadLink,
  linkToMainLanguage,
  plannedLink,
  unpublishedLink,
  deadAnchor,
  missingPicture,
  badPicture,
  badLogo,
  wholeAddress,
  duplicateId,
  repeatedBlock,
  unknownIcon,
  unknownToken,
  tokenOfOneLanguage,
  badAlias,
  badLedger,
  removedRoute,
  unpublishedAddress,
  placeholder,
  unknownPlaceholder,
  plannedExists,
  // What could be better
  copiedPage,
  duplicateTitle,
  duplicateDescription,
  titleLength,
  descriptionLength,
  headingOrder,
  weakLinkText,
  repeatedEntry,
  repeatedMenuEntry,
  networkFrontPage,
  altIsFileName,
  altSaysNothing,
  oversizedPicture,
  tinyPicture,
  orphanPage,
  untranslated,
  pageWithoutOriginal,
  folderOfOtherLanguage,
  leftoverText,
  markupInText,
  markdownInText,
  repeatedText,
  lettersWithoutFont,
  writtenOut,
] as const;
