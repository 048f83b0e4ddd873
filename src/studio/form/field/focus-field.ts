import { parentOf } from '../../../content/json/locate';

/**
 * Puts the cursor into the field of a place, or of the nearest place around it that has one, and brings it into view.
 *
 * @returns the element that has the cursor, and whether it is of the place itself
 */
export function focusField(
  root: HTMLElement,
  pointer: string,
): { element: HTMLElement; isExact: boolean } | undefined {
  for (let place = pointer; place !== ''; place = parentOf(place)) {
    const element = controlAt(root, place);
    if (!element) continue;
    focusControl(element);
    return { element, isExact: place === pointer };
  }
  return undefined;
}

/** Puts the cursor into a control, and brings it into view. */
export function focusControl(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  // With what stands below it, such as the button that makes a fix; where there is no room for all, the control itself.
  element.closest('[data-pointer]')?.scrollIntoView?.({ block: 'nearest' });
  element.scrollIntoView?.({ block: 'nearest' });
  if (hasText(element)) placeCursorFor(element);
}

/** The field of a place. */
export function fieldAt(root: HTMLElement, pointer: string): HTMLElement | undefined {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-pointer]')];
  return fields.find(({ dataset }) => dataset.pointer === pointer);
}

/** What has the cursor of a field: what is marked for it, otherwise its first input or button. */
function controlAt(root: HTMLElement, pointer: string): HTMLElement | undefined {
  const field = fieldAt(root, pointer);
  if (!field) return undefined;
  const marked = [...field.querySelectorAll<HTMLElement>('[data-own-focus]')];
  const own = marked.find((element) => element.closest('[data-pointer]') === field);
  return own ?? first(field, 'input, textarea, select') ?? first(field, 'button:not([aria-expanded])');
}

const first = (field: HTMLElement, selector: string) =>
  field.querySelector<HTMLElement>(selector) ?? undefined;

/** Now and once more: where the press of a mouse ends over the field, the browser may take its selection away afterwards. */
function placeCursorFor(element: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, ownerDocument } = element;
  placeCursor(element);
  setTimeout(() => {
    if (ownerDocument.activeElement === element && element.value === value) placeCursor(element);
  });
}

/**
 * The cursor goes behind what is there. A text that is still to be translated, a short value, such as a telephone number, and the name
 * of what is chosen is selected, so that what is typed takes its place.
 */
function placeCursor(element: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = element;
  const isLeft = element.closest('[data-pointer]')?.querySelector(':scope > [data-left]') != null;
  const isReplaced = isLeft || element.dataset.whole !== undefined || isShortValue(element);
  element.setSelectionRange(isReplaced ? 0 : value.length, value.length);
}

/** In characters. A longer value is one of several words. */
const SHORT = 60;

/** Whether a field holds a number, a mail address or the like, or a value that has a name: nobody writes on at its end. */
function isShortValue(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value } = element;
  if (value.length > SHORT) return false;
  return element.closest('[data-named]') !== null || (/[\d@]/.test(value) && !/\p{L}\s+\p{L}/u.test(value));
}

/** Whether somebody writes in it. */
const hasText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
