import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { GUIDE } from '../../content/format/guide';
import { escapeMarkup } from '../build/escape-markup';
import { PROJECT_ROOT } from '../project';

type Content = ReturnType<typeof fromMarkdown>['children'][number];

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h2 { margin-top: 3rem; font-family: ui-monospace, monospace; scroll-margin-top: 1rem }
  h2:target { text-decoration: underline }
  pre { padding: 1rem; overflow-x: auto; border: 1px solid; border-radius: 4px; line-height: 1.4 }
`;

/** The page that explains each message, as HTML; an entry's code is its anchor. */
export async function guidePage(): Promise<string> {
  const { children } = fromMarkdown(await readFile(path.join(PROJECT_ROOT, GUIDE), 'utf8'));
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>What the messages mean</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style><main>`,
    ...children.map(htmlOf),
    '</main></html>',
  ].join('\n');
}

/** Only what the page is made of: headings, paragraphs, and examples in fences. */
function htmlOf(node: Content): string {
  switch (node.type) {
    case 'heading': {
      const text = node.children.map(htmlOf).join('');
      return node.depth === 1 ? `<h1>${text}</h1>` : `<h2 id="${text}">${text}</h2>`;
    }
    case 'paragraph':
      return `<p>${node.children.map(htmlOf).join('')}</p>`;
    case 'code':
      return `<pre tabindex="0">${escapeMarkup(node.value)}</pre>`;
    case 'inlineCode':
      return `<code>${escapeMarkup(node.value)}</code>`;
    case 'text':
      return escapeMarkup(node.value);
    default:
      throw new Error(`${GUIDE} has a ${node.type}, which its page does not show.`);
  }
}
