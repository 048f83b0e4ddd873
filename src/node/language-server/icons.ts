import type { CompletionItem, Hover } from 'vscode-languageserver/node';
import { iconInContent } from '../../content/model/icons/icon-names';
import { explainAt } from '../../content/editor/hover/explain-at';
import type { EditorSite } from '../../content/editor/complete/editor-site';
import { showIcon } from '../../content/editor/places/show';
import { linesOf } from '../../content/json/lines';
import { rangeAt } from '../../content/editor/ranges';
import { loadIconSet } from '../assets/icons/icon-set';

/** What is at a place of a document, with the icon that it names. */
export async function hoverAt(text: string, offset: number, site: EditorSite): Promise<Hover | null> {
  const found = explainAt(text, offset, site);
  if (!found) return null;
  const { span, icon } = found;
  const shown = icon === undefined ? '' : await iconInMarkdown(icon);
  const value = [shown, found.text].filter(Boolean).join('\n\n');
  return { range: rangeAt(linesOf(text), span), contents: { kind: 'markdown', value } };
}

/** An offer of an icon, with that icon: editors ask for the one that they show. */
export async function withIcon(item: CompletionItem): Promise<CompletionItem> {
  const { data }: { data?: { icon?: unknown } } = item;
  if (typeof data?.icon !== 'string') return item;
  return { ...item, documentation: { kind: 'markdown', value: await iconInMarkdown(data.icon) } };
}

/** As pages show it; empty for a name that is none. */
async function iconInMarkdown(name: string): Promise<string> {
  const icon = (await loadIconSet()).draw(iconInContent(name));
  return icon ? showIcon(name, icon) : '';
}
