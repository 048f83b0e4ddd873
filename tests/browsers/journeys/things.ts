/** Narrow enough for the menu of a phone; WebKit's small browser gets no narrower than 447. */
export const PHONE = [450, 800] as const;

export const heading = { selector: 'h1' };
export const menu = { selector: 'button', name: 'Menu' };
export const products = { selector: 'summary', name: 'Products' };
export const solutions = { selector: 'summary', name: 'Solutions' };
export const button = (name: string) => ({ selector: 'button', name });
export const panelButton = (name: string) => ({ selector: 'details[open] button', name });
export const panelLink = (name: string) => ({ selector: 'details[open] a', name });
export const chosenTab = (name: string) => ({ selector: '[role=tab][aria-selected=true]', name });
