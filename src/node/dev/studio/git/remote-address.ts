/** Text without names and passwords in addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1')
    .replace(/([?&][^\s=&]*token[^\s=&]*=)[^\s&'"]+/gi, '$1…');

/** @param host a part of its name, and the address at which a proposal (pull request, merge request) is opened */
const FORMS: readonly { host: RegExp; form: (base: string, main: string, branch: string) => string }[] = [
  {
    host: /gitlab/,
    form: (base, _, branch) => `${base}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}`,
  },
  { host: /bitbucket/, form: (base, _, branch) => `${base}/pull-requests/new?source=${branch}` },
  { host: /github/, form: (base, main, branch) => `${base}/compare/${main}...${branch}?expand=1` },
  { host: /gitea|forgejo|codeberg/, form: (base, main, branch) => `${base}/compare/${main}...${branch}` },
];

/**
 * The address of the page at which a branch is proposed for the site: a pull request on GitHub, Bitbucket and Gitea, a merge
 * request on GitLab. A name or password in the remote's address does not get into it.
 *
 * @param remote the remote's address: `git@github.com:bakery/site.git`
 * @returns undefined for a host whose pages are not known, and a folder on the disk
 */
export function proposalAddress(remote: string, main: string, branch: string): string | undefined {
  const short = /^(?:[^@/\s]+@)?([^:/\s]+):(?!\/\/)\/*(.+)$/.exec(remote);
  const long = /^(https?|ssh|git):\/\/(?:[^@/\s]*@)?([^:/\s]+)(:\d+)?\/(.+)$/i.exec(remote);
  const host = (long?.[2] ?? short?.[1] ?? '').toLowerCase();
  const place = long?.[4] ?? short?.[2];
  const known = FORMS.find((each) => each.host.test(host));
  if (!known || place === undefined) return undefined;
  const port = /^https?$/i.test(long?.[1] ?? '') ? (long?.[3] ?? '') : '';
  const scheme = long?.[1]?.toLowerCase() === 'http' ? 'http' : 'https';
  const base = `${scheme}://${host}${port}/${encodeURI(place.replace(/\/+$|\.git\/*$/g, ''))}`;
  return known.form(base, encodeURIComponent(main), encodeURIComponent(branch));
}
