import { quote, textArg, type Wordings } from '../../messages/words';

/** Words about the ledger, the list of routes that were published. */
export const ledgerWords: Wordings<'removed-route' | 'bad-ledger'> = {
  'removed-route': (issue) => ({
    what: `The page ${textArg(issue, 'route')} was published, and now nothing stands at its address.`,
    why: 'Links on other sites, bookmarks and search results still lead there.',
    fix:
      `Add ${quote(textArg(issue, 'route'))} to "aliases" of the page that replaces it; npm run rename:page does so ` +
      'when it moves a page. If it was never meant to be public, delete it from this list.',
  }),
  'bad-ledger': (issue) => {
    const entry = textArg(issue, 'entry');
    return {
      what: entry === '' ? 'This file is not a list of addresses.' : `${entry} is not the address of a page.`,
      why: 'It lists every address that was published, so that none goes missing unnoticed.',
      fix:
        entry === ''
          ? 'Take the last version of the file that was right, or delete it and run npm run publish:routes.'
          : 'Write it as pages are addressed, for example "/products/billing", or delete it.',
    };
  },
};
