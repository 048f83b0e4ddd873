import { alias } from './alias/rule';
import { badLink } from './bad-link/rule';
import { badPicture } from './bad-picture/rule';
import { badRoute } from './bad-route/rule';
import { blankText } from './blank-text/rule';
import { deadAnchor } from './dead-anchor/rule';
import { deadLink } from './dead-link/rule';
import { duplicateId } from './duplicate-id/rule';
import { duplicateKey } from './duplicate-key/rule';
import { duplicateRoute } from './duplicate-route/rule';
import { missingDocuments } from './missing-documents/rule';
import { missingPicture } from './missing-picture/rule';
import { placeholder } from './placeholder/rule';
import { plannedExists } from './planned-exists/rule';
import type { DocumentRule, SiteRule } from './rule';
import { unknownIcon } from './unknown-icon/rule';
import { unknownToken } from './unknown-token/rule';

/** What a schema cannot say about one document. Deleting a rule is deleting its folder and its line here. */
export const documentRules: readonly DocumentRule[] = [
  badRoute,
  duplicateRoute,
  duplicateKey,
  duplicateId,
  blankText,
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
];

/** What no single document can be blamed for. */
export const siteRules: readonly SiteRule[] = [missingDocuments];
