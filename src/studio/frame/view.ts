import { useSyncExternalStore } from 'react';
import { createStore } from '../store/state';

export const WIDTHS = ['phone', 'tablet', 'desk'] as const;
export type Width = (typeof WIDTHS)[number];

/** How the page is shown: nothing of it is part of a document. */
interface View {
  width: Width;
  /** Whether clicks do what they do for visitors. */
  isUsed: boolean;
}

const view = createStore<View>({ width: 'desk', isUsed: false });

/** Changes how the page is shown. */
export const setView = view.set;
/** How the page is shown. */
export const useView = (): View => useSyncExternalStore(view.subscribe, view.get);

/** In pixels of the page. A desk is as wide as there is room, and at least so wide. */
export const PIXELS: Readonly<Record<Width, number>> = { phone: 390, tablet: 820, desk: 1280 };
