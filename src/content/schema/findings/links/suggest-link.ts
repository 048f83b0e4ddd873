import { PREVIEW } from '../../../model/addresses/addresses';
import { fileIn } from '../../../model/addresses/file-names';
import { leadsToPrivateHost } from '../../../model/addresses/private-host';
import { dialled, wrongNumber } from '../../../model/addresses/telephone-number';
import { numberLink } from './number-link';
import { rightNumber } from './repaired-number';
import { siteLink } from './site-link';
import type { Guess, SuggestedLink } from './suggested-link';
import { areSeveral, withoutMarks } from './pasted-link';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED = ['https', 'mailto', 'tel'];
const SCRIPTS = ['javascript', 'data', 'vbscript'];

/** The name of a token and nothing else, as a place on the page or without its beginning. */
const TOKEN_ALONE = /^#?\{([A-Za-z][A-Za-z0-9]*)\}$/;

/** A file, as browsers and Windows write it. */
const FILE = /^(?:file:|[a-z]:[\\/]|\\\\)/i;

/** What people and programs write where there is nothing to write. */
const NOTHING =
  /^(?:-+|\.+|…|\?+|x{2,}|n\/?a|nil|none|null|undefined|nothing|todo|tbd|tbc|tba|(?:your |the )?(?:link|url|href)(?: here)?|coming soon|bient[oô]t|à venir|(?:https?:\/\/)?(?:\.{2,}|…))$/i;

/** Other words for the beginning of a mail link. */
const MAIL = /^(?:mail ?to|e-?mail|mail|courriel)[\s:/]*(?=[^\s:/@]+@)/i;
const LIKE_MAIL = /^[^/@\s:]+@[^/@\s:]+$/;
const MAIL_ADDRESS = /^[^/@\s:]+@[^/@.\s]+(?:\.[^/@.\s]+)+$/;

/** What was written for an @, so that programs do not find the address. */
const AT = / ?[[({] ?(?:at|@|arobase) ?[\])}] ?/i;

/** In characters: no link may be longer, and what is inside brackets is looked at for each pair of them. */
const MAX_LENGTH = 500;

/** Guesses the intended link from what was written. */
export function suggestLink(link: string): SuggestedLink {
  const [kind, suggestion = ''] = guess(link);
  return { link, kind, suggestion };
}

function guess(link: string): Guess {
  const trimmed = link.trim().replace(SCHEME, (start) => start.toLowerCase());
  // Browsers drop control characters and spaces inside a scheme: "java\nscript:" is one too.
  const scheme = SCHEME.exec(link.replace(/[\s\p{Cc}]+/gu, ''))?.[1]?.toLowerCase();
  if (scheme && SCRIPTS.includes(scheme)) return ['script'];
  if (NOTHING.test(trimmed)) return ['nothing'];
  return (
    pasted(trimmed) ??
    ofThisComputer(trimmed) ??
    (scheme === 'http' ? insecure(trimmed) : undefined) ??
    mailLink(trimmed, scheme) ??
    numberLink(trimmed) ??
    siteLink(trimmed) ??
    ofOtherForm(link, trimmed, scheme)
  );
}

/** A link inside quotation marks, brackets or Markdown, more than one link, or one with the slashes of Windows. */
function pasted(link: string): Guess | undefined {
  if (link.length > MAX_LENGTH) return undefined;
  const inside = withoutMarks(link);
  if (inside !== undefined) {
    const { kind } = suggestLink(inside);
    return kind === 'script' ? ['script'] : ['marks', meantBy(inside)];
  }
  if (areSeveral(link)) return ['several'];
  const isOfWindows = link.includes('\\') && !FILE.test(link);
  return isOfWindows ? ['backslash', meantBy(link.replaceAll('\\', '/'))] : undefined;
}

/** A link of a form that documents allow. */
const WHOLE = /^(?:\/(?!\/)|#[a-z]|https:\/\/|mailto:|tel:)[^\s\\]*$/;

const meantBy = (text: string) => (WHOLE.test(text) ? text : suggestLink(text).suggestion);

/** A link that begins with `http:`, whatever slashes are behind it. */
function insecure(link: string): Guess {
  const rest = link.replace(/^http:[\\/]*/, '');
  return rest === '' ? ['insecure'] : ['insecure', `https://${rest}`];
}

function mailLink(link: string, scheme: string | undefined): Guess | undefined {
  if (scheme === 'mailto') return undefined;
  const address = link.replace(AT, '@');
  const plain = address.replace(MAIL, '');
  const isMeant = plain !== link || !scheme;
  if (!isMeant || !LIKE_MAIL.test(plain)) return undefined;
  // A comma is beside the point on most keyboards.
  const meant = plain.replaceAll(',', '.');
  return ['bare-email', MAIL_ADDRESS.test(meant) ? `mailto:${meant}` : ''];
}

function ofOtherForm(link: string, trimmed: string, scheme: string | undefined): Guess {
  if (scheme === 'tel' && wrongNumber(trimmed.slice('tel:'.length)) === 'tel-several') return ['several'];
  if (/\s/.test(link)) return ['spaces', withoutSpaces(trimmed, scheme)];
  if (scheme && !ALLOWED.includes(scheme)) return ['other-scheme'];
  if (scheme) return trimmed === link ? ['other'] : ['capitals', trimmed];
  const [, token = ''] = TOKEN_ALONE.exec(link) ?? [];
  if (/phone|mobile|tel/i.test(token)) return ['bare-phone', `tel:{${token}}`];
  if (/mail/i.test(token)) return ['bare-email', `mailto:{${token}}`];
  if (token !== '') return ['token'];
  if (link.startsWith('#')) return ['anchor', anchorFrom(link)];
  if (/^@[\w.]+$/.test(link)) return ['handle'];
  const file = fileIn(link);
  if (file === 'picture' || file === 'file') return [file];
  const page = /^(?:\.\.?\/)*([a-z0-9][a-z0-9/-]*)(?:\.(?:html?|php|json))?$/i.exec(link)?.[1];
  return page === undefined ? ['other'] : ['bare-page', `/${page}`];
}

/** Spaces in the subject or the text of a message are written as codes; in the address of a site they may be anything. */
function withoutSpaces(link: string, scheme: string | undefined): string {
  if (link.startsWith('#')) return anchorFrom(link);
  if (link.startsWith('/')) return link.replace(/ ?# ?/, '#').replace(/^.*\s.*$/s, '');
  if (scheme === 'https') return link.replace(/^(https:\/\/)\s+(?=\S+$)/, '$1').replace(/^.*\s.*$/s, '');
  if (scheme !== 'mailto' && scheme !== 'tel' && /\s/.test(link)) return '';
  if (scheme === 'tel') return withRightNumber(link);
  const [to = '', ...more] = link.split('?');
  return [to.replace(/\s+/g, ''), ...more.map((part) => part.replace(/\s/g, '%20'))].join('?');
}

function withRightNumber(link: string): string {
  const meant = rightNumber(link.slice('tel:'.length));
  return meant === '' ? '' : `tel:${dialled(meant)}`;
}

/** An address that only the writer's own computer or network has. */
function ofThisComputer(link: string): Guess | undefined {
  const preview = PREVIEW.exec(link) ?? PREVIEW.exec(`http://${link}`);
  if (preview) return ['preview', `/${preview[1] ?? ''}`];
  if (FILE.test(link)) return ['computer'];
  return leadsToPrivateHost(link) ? ['private'] : undefined;
}

function anchorFrom(link: string): string {
  if (/[{}]/.test(link)) return '';
  const [first = ''] = link.split('#').filter(Boolean);
  const name = first
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return name === '' ? '' : `#${name}`;
}
