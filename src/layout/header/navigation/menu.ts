/** At this width or less the navigation is a menu. */
export const PHONE = '(max-width: 768px)';

/** Whether the navigation is open as a menu. Never on wide screens, nor where a browser has no popovers. */
export function isMenuOpen(navigation: HTMLElement): boolean {
  return hasPopovers(navigation) && navigation.matches(':popover-open');
}

/** Shows the menu where the navigation is hidden behind its button. */
export function openMenuOnPhone(navigation: HTMLElement) {
  if (hasPopovers(navigation) && getComputedStyle(navigation).display === 'none') navigation.showPopover();
}

/** The drop-downs and panels that are open. */
export function openEntries(navigation: HTMLElement): HTMLDetailsElement[] {
  return [...navigation.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

/** Closes the menu and everything in it. */
export function closeAll(navigation: HTMLElement) {
  if (isMenuOpen(navigation)) navigation.hidePopover();
  for (const entry of openEntries(navigation)) entry.open = false;
}

const hasPopovers = (element: HTMLElement) => typeof element.showPopover === 'function';
