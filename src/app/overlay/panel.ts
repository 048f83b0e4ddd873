import type { IssueText } from '../../content/model/issues/issue-details';
import { openInEditor } from '../../ui/behaviours/open-in-editor';
import { GUIDE_PAGE } from '../../content/model/addresses/addresses';
import css from './panel.css?inline';

const TAG = 'pagewright-issues';

let shown = '[]';

/**
 * Shows issues over the page; without any, the panel goes. A panel that was closed comes back only
 * when the issues have changed. It lives in a shadow tree, so that neither side's styles reach the other.
 */
export function showIssues(issues: readonly IssueText[]): void {
  const next = JSON.stringify(issues);
  if (next === shown) return;
  shown = next;
  document.querySelector(TAG)?.remove();
  if (issues.length > 0) document.body.append(panelOf(issues));
}

function panelOf(issues: readonly IssueText[]): HTMLElement {
  const host = document.createElement(TAG);
  const close = element('button', 'close', 'Close (Esc)');
  close.type = 'button';
  close.addEventListener('click', () => host.remove());
  const closeByKey = (event: KeyboardEvent) => {
    if (!host.isConnected) return document.removeEventListener('keydown', closeByKey);
    if (event.key === 'Escape') host.remove();
  };
  document.addEventListener('keydown', closeByKey);

  const heading = element('h2', 'heading', issues.length === 1 ? '1 error' : `${issues.length} errors`);
  const note = element(
    'p',
    'note',
    'The page below is the last good version, or as much as can be shown. Save a correction and this goes away.',
  );
  const list = element('ol', 'list');
  list.append(...issues.map(itemOf));

  const panel = element('section', 'panel');
  panel.setAttribute('role', 'alert');
  panel.tabIndex = 0;
  panel.append(heading, close, note, list);

  const style = document.createElement('style');
  style.textContent = css;
  host.attachShadow({ mode: 'open' }).append(style, panel);
  return host;
}

function itemOf({ code, place, message, excerpt, fix }: IssueText): HTMLElement {
  const item = element('li', 'item');
  const open = element('button', 'place', place);
  open.type = 'button';
  open.title = 'Open the document at this line';
  open.addEventListener('click', () => openInEditor(place));
  item.append(open, element('p', 'message', message));
  if (excerpt) item.append(element('pre', 'excerpt', excerpt));
  if (fix) item.append(element('p', 'fix', fix));
  item.append(guideLink(code));
  return item;
}

function guideLink(code: string): HTMLElement {
  const link = element('a', 'more', `More about ${code}`);
  link.href = `${GUIDE_PAGE}#${code}`;
  link.target = '_blank';
  return link;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
