import { expect, test } from 'vitest';
import type { RichNode } from '../model/pages/page-data';
import { linksIn, parseRichText } from './parse';

/** Nodes as short markup, to compare them at a glance. */
function shown(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      const inside = shown(node.children);
      if (node.type === 'link') return `link[${node.href}](${inside})`;
      if (node.type !== 'list') return `${node.type}(${inside})`;
      return `${node.ordered ? `ordered${node.start ?? ''}` : 'unordered'}(${inside})`;
    })
    .join('');
}

test.each([
  ['One.\n\nTwo\nlines.', 'paragraph(One.)paragraph(Two\nlines.)'],
  ['**Bold** and *stressed*', 'paragraph(strong(Bold) and emphasis(stressed))'],
  ['See [the **terms**](/terms#scope).', 'paragraph(See link[/terms#scope](the strong(terms)).)'],
  ['[a](</x y> "title") [b](/y\\_z)', 'paragraph(link[/x y](a) link[/y_z](b))'],
  ['[a](/?b&amp;c)', 'paragraph(link[/?b&amp;c](a))'],
  ['[a](javascript:x())', 'paragraph(link[javascript:x()](a))'],
  ['Call [us](tel:{phone})', 'paragraph(Call link[tel:{phone}](us))'],
  ['- one\n- two', 'unordered(item(one)item(two))'],
  ['3. three\n4. four', 'ordered3(item(three)item(four))'],
  ['- one\n\n  more\n- two', 'unordered(item(paragraph(one)paragraph(more))item(two))'],
  ['- one\n  - inside', 'unordered(item(oneunordered(item(inside))))'],
  ['one\\\ntwo \\* three', 'paragraph(one\ntwo * three)'],
])('%j is read as markup', (markdown, expected) => {
  expect(shown(parseRichText(markdown))).toBe(expected);
});

test.each([
  '# No heading',
  'No heading\n---',
  '> no quotation',
  '`no code`',
  '```\nno code\n```',
  '<b onclick="x()">no HTML</b>',
  '<script>x()</script>',
  '<!-- no comment -->',
  '&lt;i&gt; &copy;',
  '<https://example.com>',
  '[no]: /definition',
  '[no reference][x]',
  '***',
  'a \\ b / c',
])('%j stays as it was typed', (markdown) => {
  expect(shown(parseRichText(markdown))).toBe(`paragraph(${markdown})`);
});

const depthOf = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.map((node) => (node.type === 'text' ? 0 : 1 + depthOf(node.children))));

test.each([
  ['list marks on one line', '- '.repeat(3000)],
  ['numbers on one line', '1. '.repeat(2000)],
  [
    'lists, each inside the one before',
    Array.from({ length: 70 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
  ],
  ['strong and stressed words', `${'*a _b '.repeat(450)}${'b_ a* '.repeat(450)}`],
  ['asterisks', `${'*'.repeat(2900)}a${'*'.repeat(2900)}`],
])('%s are read, and no deeper than a browser goes', (_, markdown) => {
  const nodes = parseRichText(markdown);
  expect(depthOf(nodes)).toBeLessThanOrEqual(30);
  expect(shown(nodes)).not.toMatch(/ordered\d*\((?!item\()/);
});

test('a text far longer than the schema allows is not parsed as Markdown', () => {
  const markdown = '*a_'.repeat(300_000);
  expect(parseRichText(markdown)).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: markdown }] },
  ]);
});

test('links are found in all places, in order', () => {
  expect(linksIn(parseRichText('[a](/a)\n\n- **[b](#b)**\n- [c](https://c.example)'))).toEqual([
    '/a',
    '#b',
    'https://c.example',
  ]);
});
