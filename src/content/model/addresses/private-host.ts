/**
 * Numbers that only a computer itself or its own network knows (RFC 1122, 1918, 3927, 4193, 4291 and 6598).
 */
const NUMBERS =
  /^(?:(?:0|10|127)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$|^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** Endings of names that no server outside knows (RFC 6761, 6762 and 8375), and that offices give to their own computers. */
const ENDINGS = /(?:^|\.)(?:localhost|local|localdomain|lan|internal|intranet|corp|home|home\.arpa)\.?$/i;

/** Whether nobody outside a network reaches a computer of this name or number. */
export const isPrivateHost = (host: string): boolean => NUMBERS.test(host) || ENDINGS.test(host);

/** The name of a computer at the beginning of an address, with or without `http://` and a user. */
const HOST = /^((?:https?:)?\/\/(?:[^@/?#]*@)?)?(\[[^\]]*\]|[^/:?#@]+)(?=[/:?#]|$)/i;

/**
 * The same of an address as somebody has typed it. A name without a point is one where `http://` stands before it; without
 * that, `home` is a page.
 */
export function leadsToPrivateHost(address: string): boolean {
  const [, beginning, host = ''] = HOST.exec(address) ?? [];
  if (/[.[]/.test(host) || /^localhost$/i.test(host)) return isPrivateHost(host);
  return beginning !== undefined && host !== '';
}
