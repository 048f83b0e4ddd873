const TAG = 'pagewright-mark';

/** Shows over the page that visitors do not see it; without a text the mark goes. */
export function showMark(text: string | undefined): void {
  const old = document.querySelector<HTMLElement>(TAG);
  if (old?.textContent === text) return;
  old?.remove();
  if (text === undefined) return;
  const mark = document.createElement(TAG);
  mark.setAttribute('role', 'note');
  mark.textContent = text;
  mark.style.cssText =
    'position:fixed;inset:auto auto 0 0;z-index:1000;padding:.5rem 1rem;background:#fff4c2;color:#3d2f00;' +
    'font:500 .875rem/1.4 system-ui,sans-serif;border-start-end-radius:.5rem';
  document.body.append(mark);
}
