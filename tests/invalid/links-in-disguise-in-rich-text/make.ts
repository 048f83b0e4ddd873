import type { Case } from '../case';

const links = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](<java script:alert(1)>)',
  '[a](javascript&colon;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](java\\script:alert)',
  '[a](javascript\\:alert(1))',
  '[a](data:text/html,x)',
  '[a](vbscript:x "title")',
  "[**a**](javascript:alert(1) 'x')",
  '[a](<//example.com>)',
  '[a](/\\\\example.com)',
];

/** Markdown has its own ways to write an address; an entity or a backslash in one stays as it was typed. */
export default {
  files: {
    'heels.json': JSON.stringify(
      {
        title: 'Heels for your shoes',
        description: 'New heels while you wait.',
        blocks: [
          { type: 'banner', title: 'Heels', color: 'green', pattern: 'kente' },
          {
            type: 'prose',
            contents: 'Parts',
            sections: links.map((richText, index) => ({
              id: `leather-${index}`,
              heading: 'Leather',
              richText,
            })),
          },
        ],
      },
      null,
      2,
    ),
  },
  issues: links.length,
} satisfies Case;
