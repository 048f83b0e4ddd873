import type { CompletionItem, Hover } from 'vscode-languageserver/node';
import { iconInContent } from '../../content/model/icons/icon-names';
import { explainAt } from '../../content/editor/hover/explain-at';
import type { EditorSite } from '../../content/editor/complete/editor-site';
import { showIcon } from '../../content/editor/places/show';
import { linesOf } from '../../content/json/lines';
import { rangeAt } from '../../content/editor/ranges';
import { loadIconSet } from '../assets/icons/icon-set';

/** What is at a place of a document, with the drawing of an icon. */
export async function hoverAt(text: string, offset: number, site: EditorSite): Promise<Hover | null> {
  const found = explainAt(text, offset, site);
  if (!found) return null;
  const { span, icon } = found;
  const drawing = icon === undefined ? '' : await drawingOf(icon);
  const value = [drawing, found.text].filter(Boolean).join('\n\n');
  return { range: rangeAt(linesOf(text), span), contents: { kind: 'markdown', value } };
}

/** An offered icon with its drawing: editors ask for the one that they show. */
export async function withDrawing(item: CompletionItem): Promise<CompletionItem> {
  const { data }: { data?: { icon?: unknown } } = item;
  if (typeof data?.icon !== 'string') return item;
  return { ...item, documentation: { kind: 'markdown', value: await drawingOf(data.icon) } };
}

/** As pages show it; empty for a name that is none. */
async function drawingOf(name: string): Promise<string> {
  const drawing = (await loadIconSet()).draw(iconInContent(name));
  return drawing ? showIcon(name, drawing) : '';
}
