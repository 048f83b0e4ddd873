import type { Landmark } from '../../landmarks';
import { focusLandmark } from './focus-landmark';

/** By the digit of the key. */
const places: Readonly<Record<string, Landmark>> = { 1: 'navigation', 2: 'main', 3: 'footer' };

/**
 * Alt+1, Alt+2 and Alt+3 move focus to the navigation links, the main content and the footer.
 *
 * @returns stops it
 */
export function bindShortcuts(): () => void {
  const focusPlace = (event: KeyboardEvent) => {
    const place = places[digitOf(event)];
    if (!place) return;
    event.preventDefault();
    focusLandmark(place);
  };
  document.addEventListener('keydown', focusPlace);
  return () => document.removeEventListener('keydown', focusPlace);
}

/**
 * The digit that was pressed together with Alt alone, else an empty string. The key's place counts, because
 * with Alt, and on French keyboards even without, the digit keys type other characters. Such a
 * character keeps its meaning in a text field: Option+3 is # on a British Mac. The numeric keypad's digits
 * are left alone: with Alt they type characters on Windows, Alt+0233 an é.
 */
function digitOf(event: KeyboardEvent): string {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return '';
  if (event.code.startsWith('Numpad')) return '';
  if (/^\d$/.test(event.key)) return event.key;
  return isTextField(event.target) ? '' : event.code.replace('Digit', '');
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
