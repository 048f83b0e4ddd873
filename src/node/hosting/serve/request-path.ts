/**
 * The normalized path of a request's address, so that one path has one spelling: decoded, `.` and `..` resolved, without
 * repeated slashes. It begins with a slash.
 *
 * @param address from the request line; it may be anything
 * @returns undefined where it is not an address of a file: it cannot be decoded, or holds a NUL or a backslash
 */
export function requestPath(address = '/'): string | undefined {
  const [encoded = ''] = address.split(/[?#]/, 1);
  try {
    const path = decodeURIComponent(encoded);
    if (/[\0\\]/.test(path)) return undefined;
    return withoutDots(path);
  } catch {
    return undefined;
  }
}

/** The search of a request's address with its question mark; empty where there is none. */
export function requestSearch(address = ''): string {
  const [beforeHash = ''] = address.split('#', 1);
  const start = beforeHash.indexOf('?');
  return start < 0 ? '' : beforeHash.slice(start);
}

/** As RFC 3986 does it in section 5.2.4; a path that would lead out of the root stays in it. */
function withoutDots(path: string): string {
  const segments: string[] = [];
  const given = path.split('/');
  for (const segment of given) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  const isFolder = segments.length > 0 && ['', '.', '..'].includes(given.at(-1) ?? '');
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}
