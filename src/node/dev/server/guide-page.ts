import { readFile } from 'node:fs/promises';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { GUIDE } from '../../../content/report/words/guide';
import { PROJECT_ROOT } from '../../project';

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h2 { margin-top: 3rem; font-family: ui-monospace, monospace; scroll-margin-top: 1rem }
  h2:target { text-decoration: underline }
  pre { padding: 1rem; overflow-x: auto; border: 1px solid; border-radius: 4px; line-height: 1.4 }
`;

/** Headings have anchors, and examples wider than the window can be scrolled by keyboard. */
const markdown = new MarkdownIt();
markdown.renderer.rules.heading_open = (tokens, index) =>
  `<${tokens[index]?.tag} id="${tokens[index + 1]?.content}">`;
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0">${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</pre>\n`;

/** The page that explains each message, as HTML; an entry's code is its anchor. */
export async function guidePage(): Promise<string> {
  const guide = await readFile(path.join(PROJECT_ROOT, GUIDE), 'utf8');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>What the messages mean</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style><main>${markdown.render(guide)}</main></html>`,
  ].join('\n');
}
