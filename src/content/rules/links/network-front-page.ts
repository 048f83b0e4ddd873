import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** A link in the footer to a social network leads to the company's own page there, not to everybody's. */
export const networkFrontPage = ownRule({
  code: 'network-front-page',
  severity: 'warning',
  meaning: 'A link to a social network leads to its front page.',
  choice: true,
  documents: ['site', 'language'],
  *check({ entries }) {
    for (const { pointer, value } of entries.named('href')) {
      if (!/^\/footer\/social\/\d+\/href$/.test(pointer) || typeof value !== 'string') continue;
      const network = frontPageOf(value);
      if (network) yield { pointer, args: { network } };
    }
  },
  words: (issue) => ({
    what: `This is the front page of ${quote(textArg(issue, 'network'))}, not the company's page there.`,
    why: 'Visitors would find nothing about the company, and search engines are told that this page is its own.',
    fix: "Write the address of the company's page, or delete the entry.",
  }),
  toSupply: (issue) => `the address of the company's page on ${textArg(issue, 'network')}`,
});

/** The host of an address that names nothing on it; undefined for others. */
function frontPageOf(href: string): string | undefined {
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#]+)\/*$/i.exec(href.trim()) ?? [];
  return host;
}
