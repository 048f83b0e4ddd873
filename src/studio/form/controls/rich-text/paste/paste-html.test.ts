// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { RichNode } from '../../../../../content/model/pages/page-data';
import { parseRichText } from '../../../../../content/rich-text/parse';
import {
  googleDocs,
  libreOffice,
  whatsApp,
  word,
  wordOnline,
} from '../../../../../../tests/support/forms/clipboards';
import { MAX_LONG_TEXT_TIME } from '../../../../../../tests/support/runner/patience';
import { pasteHtml } from './paste-html';
import { writeBlocks } from './write-blocks';

/** The clipboard of a program. */
const clipboard = (html: string, types = ['text/html']) =>
  ({ getData: (type: string) => (type === 'text/html' ? html : ''), types }) as unknown as DataTransfer;
const paste = (html: string, [before = '', after = ''] = ['', '']) =>
  pasteHtml(clipboard(html), { before, after });

describe('what programs put into the clipboard', () => {
  test('Word: links, bold words and lists, without its styles, comments and empty elements', () => {
    expect(paste(word)).toBe(
      [
        'Our prices',
        'We **repair** shoes & *boots* – see [the list](https://www.example.com/prices?a=1&b=2).',
        '- Soles\n- **Heels,** by hand\n  1. In rubber\n  2. In leather\n- Laces',
        '**Size** – Price',
        '38 – 20\u00a0€',
        'Ask us, or read the plan.',
      ].join('\n\n'),
    );
  });

  test('Word in the browser: one list for each entry', () => {
    expect(paste(wordOnline)).toBe('We have:\n\n- Soles\n- Heels\n1. Come\n2. Wait');
  });

  test('Google Docs: not all of it is bold', () => {
    expect(paste(googleDocs)).toBe(
      'Hours\n\nOpen **every day**, [call us](tel:+22912345) first.\n\n- One\n  - Inside\n- Two\n\nThe end.',
    );
  });

  test('LibreOffice: lines of the file are no lines of the text', () => {
    expect(paste(libreOffice)).toBe(
      'A long sentence that goes on with **bold words** and [a link](https://www.example.com/).\n\n1. First\n2. Second',
    );
  });

  test('WhatsApp: its lines, and the letters that it shows as pictures', () => {
    expect(paste(whatsApp)).toBe('**Opening** at nine 😀\nCome early!\n\nThank you');
  });

  test('a page: its layout, buttons and scripts are left out', () => {
    const page = `<meta charset='utf-8'><div style="color: red; font-weight: 400"><h2><b>Title</b></h2>
      <div class="card"><a href="https://www.example.com/a_(b)"><img src="x.png"><span> More </span></a>now</div>
      <script>alert(1)</script><p>One<br>two</p><ul><li><p>A</p><p>B</p></li><li></li></ul></div>`;
    expect(paste(page)).toBe('Title\n\n[More](<https://www.example.com/a_(b)>) now\n\nOne\ntwo\n\n- A\n  B');
  });
});

test('a table that only lays out a page is no row of cells', () => {
  const mail = '<table><tr><td><p>A <b>b</b></p><ul><li>c</li></ul></td><td>d</td></tr></table>';
  expect(paste(mail)).toBe('A **b**\n\n- c\n\nd');
});

test.each([
  ['https://www.example.com/x y', '[w](https://www.example.com/x%20y)'],
  ['HTTP://www.example.com', '[w](http://www.example.com)'],
  ['//www.example.com/x', '[w](https://www.example.com/x)'],
  ['www.example.com', '[w](https://www.example.com)'],
  ['mailto:a@example.com', '[w](mailto:a@example.com)'],
  ['http://localhost:5000/services#prices', '[w](/services#prices)'],
  ['#prices', '[w](#prices)'],
  ['javascript:alert(1)', 'w'],
  [' java&#10;script:alert(1)', 'w'],
  ['data:text/html,x', 'w'],
  ['file:///C:/x.docx', 'w'],
  ['C:\\x.docx', 'w'],
  ['\\\\server\\x', 'w'],
  ['https://a.b\\c', 'w'],
  ['#_Toc123', 'w'],
  ['x.html', 'w'],
  [`https://www.example.com/${'x'.repeat(500)}`, 'w'],
])('a link to %s is %s', (href, written) => {
  expect(paste(`<p><b>Go</b> <a href="${href}">w</a></p>`)).toBe(`**Go** ${written}`);
});

/** A text in the notation, as HTML. */
function shown(text: string): string {
  const inside = (nodes: readonly RichNode[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.text;
        const name = { strong: 'b', emphasis: 'i', link: 'a', paragraph: 'p', list: 'ul', item: 'li' }[
          node.type
        ];
        return `<${name}>${inside(node.children)}</${name}>`;
      })
      .join('');
  return inside(parseRichText(text));
}

describe('signs of the notation', () => {
  test.each([
    ['<b>Today: </b>at nine', '<b>Today:</b> at nine'],
    ['<b>Today:</b>at nine', '<b>Today</b>:at nine'],
    ['so<b>“called”</b>', 'so“<b>called”</b>'],
    ['<b>a</b><i>b</i> c', '<b>a</b>b c'],
    ['<b>a <i>b</i></b><i>c</i>', '<b>a <i>b</i></b>c'],
    ['<b>a</b> <b> </b><i>b</i>', '<b>a</b> <i>b</i>'],
    ['<b>x</b>y<b>z</b>', '<b>x</b>y<b>z</b>'],
    ['<b>See <a href="/p">the</a>list</b>', '<b>See</b> <a><b>the</b></a><b>list</b>'],
    ['<b>a</b>* b', '<b>a</b>* b'],
    ['<b>a</b> 2*3*4 [x](/y) C:\\*', '<b>a</b> 2*3*4 [x](/y) C:\\*'],
    ['<b>a</b> _b_ snake_case', '<b>a</b> _b_ snake_case'],
    ['<a href="/p">[a](b)</a> c', '<a>[a](b)</a> c'],
  ])('%s reads as %s', (html, seen) => {
    expect(shown(paste(`<p>${html}</p>`) ?? '')).toBe(`<p>${seen}</p>`);
  });

  test('a star that points to a note needs no backslash', () => {
    expect(paste('<p>Free* <a href="/p">more</a></p>')).toBe('Free* [more](/p)');
  });
});

describe('the place', () => {
  const list = '<ul><li>a</li><li>b</li></ul>';

  test.each([
    ['', '', '- a\n- b'],
    ['We have', '', '\n\n- a\n- b'],
    ['- x', '', '\n- a\n- b'],
    ['- ', '', 'a\n- b'],
    ['', 'More', '- a\n- b\n\n'],
  ])('between %j and %j a list is %j', (before, after, written) => {
    expect(paste(list, [before, after])).toBe(written);
  });

  test('bold words next to a letter keep their point outside', () => {
    expect(paste('<b>Today:</b>', ['', 'at'])).toBe('**Today**:');
  });
});

test.each([
  ['one paragraph', '<p>Plain <span style="color:red">words</span></p>'],
  ['no HTML', ''],
  ['code', '<meta charset="utf-8"><div style="white-space: pre"><div><b>**x**</b></div><div>y</div></div>'],
  ['a terminal', '<pre><b>**x**</b>\n- y</pre>'],
])('%s is left to the plain text', (_, html) => {
  expect(paste(html)).toBeUndefined();
});

test('what an editor of code has marked is left to the plain text', () => {
  const data = clipboard('<p><b>**x**</b></p>', ['text/html', 'vscode-editor-data']);
  expect(pasteHtml(data, { before: '', after: '' })).toBeUndefined();
});

test.each([
  ['stars', `<p><b>a</b>${'*'.repeat(1_000_000)}</p>`],
  ['brackets', `<p><b>a</b>${'](['.repeat(333_333)}</p>`],
  ['underscores', `<p><b>a</b>${'_'.repeat(1_000_000)}</p>`],
  ['spaces', `<p><b>a</b>&nbsp;${'&nbsp; '.repeat(150_000)}b</p>`],
  ['backslashes', `<p><b>a</b>${'\\'.repeat(1_000_000)}</p>`],
  ['points in bold', `<p><b>${'.'.repeat(1_000_000)}a</b>b</p>`],
  ['styles', `<p style="${';'.repeat(1_000_000)}">a <b>b</b></p>`],
])('a million characters of %s are read in linear time', (_, html) => {
  const start = performance.now();
  expect(paste(html)).toBeDefined();
  expect(performance.now() - start).toBeLessThan(MAX_LONG_TEXT_TIME);
});

test.each([
  ['bold letters', Array.from({ length: 50_000 }, (_, index) => ({ text: 'a', isStrong: index % 2 > 0 }))],
  ['line breaks', [{ text: `a${'\n'.repeat(1_000_000)}b`, isStrong: true }]],
])('many %s are written in linear time', (_, runs) => {
  const start = performance.now();
  const written = writeBlocks([{ runs: runs.map((run) => ({ ...run, isStressed: false })) }], {
    before: '',
    after: '',
  });
  expect(written).toMatch(/^(?:a|\*\*a)/);
  expect(performance.now() - start).toBeLessThan(MAX_LONG_TEXT_TIME);
});
