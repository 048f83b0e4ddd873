import { type Case, heels } from '../case';

const page = JSON.parse(heels);
page.blocks[0].actions = [
  { label: 'Our soles', href: 'https://www.example.com/services/soles#prices' },
  { label: 'Our other shop', href: 'https://example.com/services/sole' },
];
page.blocks.push({
  type: 'prose',
  contents: 'Contents',
  sections: [
    {
      id: 'shops',
      heading: 'Shops',
      richText:
        'See [the shop](https://WWW.example.com) and [its maps](https://www.example.com.maps.example/sole).',
    },
  ],
});

export default {
  issues: 2,
  files: { 'heels.json': JSON.stringify(page, null, 2) },
} satisfies Case;
