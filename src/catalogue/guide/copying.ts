import { words } from '../words';

/** Shows the buttons that copy an example. Where the clipboard is not available, the text is selected instead. */
export function enableCopying() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = box.querySelector('button');
    const code = box.querySelector('pre');
    const status = box.querySelector('[role=status]');
    if (!button || !code || !status) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      status.textContent = (await copied(code.textContent ?? '')) ? words.copied : select(code);
    });
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or the page is not served securely and there is no clipboard.
    return false;
  }
}

/** @returns what to do next */
function select(code: HTMLElement): string {
  code.focus();
  getSelection()?.selectAllChildren(code);
  return words.selected;
}
