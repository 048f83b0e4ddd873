import type { OpenDocument } from '../../documents/document/open-document';
import type { RuleFinding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import type { RuleContext } from '../../documents/site/site-index';
import { ownRule } from '../rule';
import { chatNumber, dialled } from '../../model/addresses/telephone-number';
import { repairedNumber } from '../../schema/findings/links/repaired-number';
import { repairedMail } from '../contact/repaired-mail';
import { misleading } from '../misleading/misleading';
import { type Misleading, misleadingWords } from '../misleading/misleading-words';

/** There are names of sites in two scripts, and coded ones: a person has to look. */
const WARNINGS: readonly Misleading['reason'][] = ['mixed', 'coded'];

/** A site may be tried out, or its form answered, on a computer without a name. */
const OF_OWN_PLACES: readonly Misleading['reason'][] = ['number', 'private'];

/** A link leads where its readers think that it leads. */
export const misleadingLink = ownRule({
  code: 'misleading-link',
  meaning: 'A link leads elsewhere than it seems to, or nowhere.',
  *check(document, ruleContext) {
    for (const { pointer, span, link } of linksOf(document, ruleContext)) {
      const found = misleading(link);
      if (!found) continue;
      const isWarning = WARNINGS.includes(found.reason);
      yield {
        ...(isWarning && { severity: 'warning' as const }),
        pointer,
        span: span?.(),
        args: { link, ...found, suggestion: suggestionFor(link, found) },
      };
    }
    for (const { pointer, link } of ownPlaces(document)) {
      const found = misleading(link);
      if (found && !OF_OWN_PLACES.includes(found.reason)) yield { pointer, args: { link, ...found } };
    }
  },
  words: misleadingWords,
});

/** What was meant by a link that leads nowhere; empty where that is not clear. */
function suggestionFor(link: string, { reason, detail }: Misleading): string {
  switch (reason) {
    case 'tel':
    case 'tel-trunk':
    case 'tel-country':
      return withScheme('tel:', dialled(repairedNumber(detail)));
    case 'chat': {
      const meant = chatNumber(detail.replace(/^%2b/i, '+'));
      return meant === '' ? '' : link.replace(detail, meant);
    }
    case 'mail-address':
      return withScheme('mailto:', repairedMail(detail));
    case 'host':
      return repairedHost(link, detail);
    case 'copied-end':
      return link.slice(0, -detail.length);
    case 'bad-code':
      return link.replace(/%(?![0-9a-f]{2})/gi, '%25');
    default:
      return '';
  }
}

const withScheme = (scheme: string, meant: string) => (meant === '' ? '' : scheme + meant);

/** A comma in the name of a site is a point: they are side by side on most keyboards. */
function repairedHost(link: string, host: string): string {
  const plain = link.replace(host, host.replaceAll(',', '.'));
  return plain !== link && misleading(plain) === undefined ? plain : '';
}

interface Written {
  pointer: string;
  link: string;
  span?(): RuleFinding['span'];
}

function* linksOf({ entries, richLinks }: OpenDocument, { allowsLink }: RuleContext): Generator<Written> {
  for (const { pointer, value } of entries.named('href'))
    if (typeof value === 'string') yield { pointer, link: value };
  for (const { pointer, span, href } of richLinks) if (allowsLink(href)) yield { pointer, span, link: href };
}

/** The site's own address, and where its form is sent. */
function* ownPlaces({ isSite, value, invalidPointers }: OpenDocument): Generator<Written> {
  if (!isSite || !isRecord(value)) return;
  const { url, contact } = value;
  if (typeof url === 'string' && !invalidPointers.has('/url')) yield { pointer: '/url', link: url };
  const endpoint = isRecord(contact) ? contact.endpoint : undefined;
  if (typeof endpoint === 'string' && !invalidPointers.has('/contact/endpoint'))
    yield { pointer: '/contact/endpoint', link: endpoint };
}
