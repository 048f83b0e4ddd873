import { expect, test } from 'vitest';
import { proposalAddress, withoutSecrets } from './remote-address';

const OF = {
  'git@github.com:bakery/site.git': 'https://github.com/bakery/site/compare/main...new%2Fprices?expand=1',
  'https://ama:geheim@github.com/bakery/site.git':
    'https://github.com/bakery/site/compare/main...new%2Fprices?expand=1',
  'ssh://git@gitlab.bakery.example:2222/web/site.git':
    'https://gitlab.bakery.example/web/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=new%2Fprices',
  'https://bitbucket.org/bakery/site':
    'https://bitbucket.org/bakery/site/pull-requests/new?source=new%2Fprices',
  'https://gitea.bakery.example:3000/web/site.git':
    'https://gitea.bakery.example:3000/web/site/compare/main...new%2Fprices',
  'https://git.bakery.example/web/site.git': undefined,
  '/home/github/site.git': undefined,
  'file:///home/github/site.git': undefined,
  'C:\\github\\site': undefined,
};

test.each(Object.entries(OF))('the page for a proposal of %s', (remote, address) => {
  expect(proposalAddress(remote, 'main', 'new/prices')).toBe(address);
});

test('names and passwords in addresses are not shown', () => {
  expect(
    withoutSecrets("fatal: unable to access 'https://ama:geheim@github.com/x.git/?private_token=abc'"),
  ).toBe("fatal: unable to access 'https://github.com/x.git/?private_token=…'");
});
