import { fileIn } from '../../../model/addresses/file-names';
import type { Guess } from './suggested-link';

/** `https//`, `https:/`, `https:`, `htpp://`, `https;//` before the name of a site. */
const ALMOST_HTTPS =
  /^(?!https:\/\/\w)(?:h?t{1,3}p{1,3}s{0,2}|hts?ps?|https?)(?:[:;.,]{0,2}\/{1,3}|[:;])(?=[\w-]+[.,][\w-])/i;

/** The name of a site without its beginning: `school.edu.gh/fees`. Each name has an ending of letters. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)/i;

/** The address of a site of others whose beginning is missing or misspelt. */
export function siteLink(link: string): Guess | undefined {
  if (/\s/.test(link)) return undefined;
  if (ALMOST_HTTPS.test(link)) return ['bare-address', `https://${withDots(link.replace(ALMOST_HTTPS, ''))}`];
  if (link.startsWith('//')) return ['bare-address', `https:${link}`];
  return withoutBeginning(withDots(link));
}

/** A comma in the name of a site is a point: they are side by side on most keyboards. */
const withDots = (link: string) => link.replace(/^[^/?#]*/, (name) => name.replaceAll(',', '.'));

function withoutBeginning(link: string): Guess | undefined {
  const host = HOST.exec(link)?.[0];
  // `fees.pdf` is a file; `school.edu.gh/fees.pdf` one of another site.
  if (host === undefined || (!link.includes('/') && fileIn(link))) return undefined;
  return ['bare-address', `https://${host.toLowerCase()}${link.slice(host.length)}`];
}
