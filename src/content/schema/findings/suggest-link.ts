import { PREVIEW } from '../../model/addresses/addresses';
import { leadsToPrivateHost } from '../../model/addresses/private-host';

/** Why a link is not allowed in a document, and what was probably meant. */
export interface SuggestedLink {
  link: string;
  kind:
    | 'preview'
    | 'computer'
    | 'private'
    | 'insecure'
    | 'script'
    | 'other-scheme'
    | 'spaces'
    | 'capitals'
    | 'bare-page'
    | 'bare-address'
    | 'bare-email'
    | 'bare-phone'
    | 'anchor'
    | 'other';
  suggestion: string;
  [arg: string]: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED = ['https', 'mailto', 'tel'];
/** `https//`, `https:/`, `htps://`, `https;//` before the name of a site. */
const ALMOST_HTTPS =
  /^(?!https:\/\/\w)(?:h?t{1,3}p{1,2}s{1,2}|hts?ps?|https?)[:;.,]{0,2}\/{1,3}(?=[\w-]+\.[\w-])/i;

/** An address without its beginning. */
const HOST = /^(?:www\.|[a-z0-9-]+\.(?:com|org|net|in|io)(?:\/|$))/i;

const PHONE = /^\+?\d[\d\s().-]{5,}$/;
/** The name of a token and nothing else, as a place on the page or without its beginning. */
const TOKEN_ALONE = /^#?\{([A-Za-z][A-Za-z0-9]*)\}$/;
const SCRIPTS = ['javascript', 'data', 'vbscript'];

/** A file, as browsers and Windows write it. */
const FILE = /^(?:file:|[a-z]:[\\/]|\\\\)/i;

/** Guesses the intended link from what was written. */
export function suggestLink(link: string): SuggestedLink {
  const trimmed = link.trim().replace(SCHEME, (start) => start.toLowerCase());
  // Browsers drop control characters and spaces inside a scheme: "java\nscript:" is one too.
  const scheme = SCHEME.exec(link.replace(/[\s\p{Cc}]+/gu, ''))?.[1]?.toLowerCase();
  const known = (kind: SuggestedLink['kind'], suggestion = '') => ({ link, kind, suggestion });
  if (scheme && SCRIPTS.includes(scheme)) return known('script');
  const own = ofThisComputer(trimmed);
  if (own) return known(...own);
  if (scheme === 'http') return known('insecure', `https${trimmed.slice(4)}`);
  if (PHONE.test(trimmed)) return known('bare-phone', `tel:${dialled(trimmed)}`);
  if (/\s/.test(link)) return known('spaces', withoutSpaces(trimmed, scheme));
  if (ALMOST_HTTPS.test(trimmed)) return known('bare-address', trimmed.replace(ALMOST_HTTPS, 'https://'));
  if (scheme && !ALLOWED.includes(scheme)) return known('other-scheme');
  if (scheme) return trimmed === link ? known('other') : known('capitals', trimmed);
  if (link.startsWith('//')) return known('bare-address', `https:${link}`);
  const [, token = ''] = TOKEN_ALONE.exec(link) ?? [];
  if (/phone|mobile|tel/i.test(token)) return known('bare-phone', `tel:{${token}}`);
  if (/mail/i.test(token)) return known('bare-email', `mailto:{${token}}`);
  if (link.startsWith('#')) return known('anchor', anchorFrom(link));
  if (/^[^/@]+@[^/@.]+(?:\.[^/@.]+)+$/.test(link)) return known('bare-email', `mailto:${link}`);
  if (HOST.test(link)) return known('bare-address', `https://${link}`);
  if (/^(?:\.\.?\/)*[a-z0-9][a-z0-9/-]*$/i.test(link))
    return known('bare-page', `/${link.replace(/^(?:\.\.?\/)+/, '')}`);
  return known('other');
}

/** Spaces in the subject or the text of a message are written as codes; in the address of a site they may be anything. */
function withoutSpaces(link: string, scheme: string | undefined): string {
  if (scheme !== 'mailto' && scheme !== 'tel' && /\s/.test(link)) return '';
  const [to = '', ...more] = link.split('?');
  return [to.replace(/\s+/g, ''), ...more.map((part) => part.replace(/\s/g, '%20'))].join('?');
}

/** An address that only the writer's own computer or network has. */
function ofThisComputer(link: string): [kind: SuggestedLink['kind'], suggestion?: string] | undefined {
  const preview = PREVIEW.exec(link) ?? PREVIEW.exec(`http://${link}`);
  if (preview) return ['preview', `/${preview[1] ?? ''}`];
  if (FILE.test(link)) return ['computer'];
  return leadsToPrivateHost(link) ? ['private'] : undefined;
}

/** The number to dial; the 0 in `+44 (0) 20` is only for callers within the country. */
const dialled = (number: string) => number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');

function anchorFrom(link: string): string {
  if (/[{}]/.test(link)) return '';
  const name = link
    .slice(1)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return name === '' ? '' : `#${name}`;
}
