import { type Case, heels } from '../case';

const LINKS = [
  'https:///evil.com',
  'https://good.com@evil.com',
  'https://good.com:99999',
  'https://good.com/\u200b',
  'https://good.com/%0D%0Aa',
  'tel:javascript:x()',
  'https://good..com',
  'https://2130706433',
  'https://localhost',
  'https://g\u043e\u043ed.com',
  'https://xn--pple-43d.com',
  'mailto:a@b.com?bcc=c@d.com',
  'mailto:a@b',
  'tel:1-800-SHOES',
];

const actions = LINKS.map((href) => ({ label: 'Heels of the best leather', href }));
const page = JSON.parse(heels);
const blocks = actions.map((action) => ({
  type: 'call-to-action',
  heading: 'Bring them in',
  text: 'No appointment needed.',
  actions: [action],
  color: 'green',
  pattern: 'kente',
}));
const sections = [
  { id: 'one', heading: 'One', richText: 'See [good.com](https://good.com@evil.com) for more.' },
];

export default {
  issues: LINKS.length + 1,
  files: {
    'heels.json': JSON.stringify(
      { ...page, blocks: [...page.blocks, ...blocks, { type: 'prose', contents: 'Here', sections }] },
      null,
      2,
    ),
  },
} satisfies Case;
