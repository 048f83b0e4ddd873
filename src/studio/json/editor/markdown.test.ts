// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markdown } from './markdown';

test.each([
  ['one paragraph', 'A price.', '<p>A price.</p>'],
  ['two paragraphs', 'A price.\n\nIn rupees.', '<p>A price.</p><p>In rupees.</p>'],
  [
    'bold words and code',
    'Write **digits**, as `1200`.',
    '<p>Write <strong>digits</strong>, as <code>1200</code>.</p>',
  ],
  ['code with an empty line', 'As in:\n\n```json\n{\n\n}\n```', '<p>As in:</p><pre>{\n\n}</pre>'],
  ['words behind code', '```\n1\n```\n\nand so on', '<pre>1</pre><p>and so on</p>'],
  ['code that is not closed', 'As in:\n\n```json\n{', '<p>As in:</p><p>```json\n{</p>'],
  ['elements', '<b>1</b>', '<p>&lt;b&gt;1&lt;/b&gt;</p>'],
  ['nothing', '', ''],
])('%s', (_, text, html) => {
  expect(markdown(text).innerHTML).toBe(html);
});

test('a picture of this site is shown, that of another one is not fetched', () => {
  const [own, other] = markdown(
    '![](/media/oven.webp|width=200) ![](https://example.com/a.png)',
  ).querySelectorAll('img');
  expect([own?.getAttribute('src'), other?.getAttribute('src')]).toEqual(['/media/oven.webp', null]);
});
