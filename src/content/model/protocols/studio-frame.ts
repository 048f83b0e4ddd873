import type { DevView } from './dev-protocol';

/** From the studio to the page in its frame. */
export type ToFrame =
  | { kind: 'pagewright:draft'; view: DevView; stamp: number }
  /** The block that is selected: outlined, and in view, or the property of it. An empty pointer selects none. */
  | { kind: 'pagewright:select'; pointer: string; property?: string; scroll: boolean }
  /** The property that somebody has come to in the form, which is brought into view. */
  | { kind: 'pagewright:show'; property: string }
  /** Whether clicks do what they do for visitors, or select. */
  | { kind: 'pagewright:use'; isUsed: boolean }
  | { kind: 'pagewright:theme'; isDark: boolean };

/** From the page in the frame to the studio. */
export type FromFrame =
  /** The page can show drafts. */
  | { kind: 'pagewright:ready'; route: string }
  /** A block was clicked, or a part of the site document, and in it perhaps a text that is one property. */
  | { kind: 'pagewright:pick'; pointer: string; property?: string; isSite?: boolean }
  /** A draft is on the screen. */
  | { kind: 'pagewright:painted'; stamp: number }
  /** A key that the studio answers. */
  | { kind: 'pagewright:key'; key: string; shift: boolean; ctrl: boolean }
  /** What the server said over the web socket that this page has. */
  | { kind: 'pagewright:disk'; data: unknown };

const TO_FRAME = [
  'pagewright:draft',
  'pagewright:select',
  'pagewright:show',
  'pagewright:use',
  'pagewright:theme',
];
const FROM_FRAME = [
  'pagewright:ready',
  'pagewright:pick',
  'pagewright:painted',
  'pagewright:key',
  'pagewright:disk',
];

const hasKind = (data: unknown, kinds: readonly string[]): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(String(data.kind));

/** Whether what a window has posted is a message to the frame; who sent it is for the receiver to check. */
export const isToFrame = (data: unknown): data is ToFrame => hasKind(data, TO_FRAME);

/** The same of a message from the frame. */
export const isFromFrame = (data: unknown): data is FromFrame => hasKind(data, FROM_FRAME);

/** The parameter with which the page of an example draws many of them for the studio's picker. */
export const DRAWINGS_PARAMETER = 'drawings';

/** An example of a block, and where the picker wants it to be drawn, in pixels of the frame. */
export interface Drawing {
  /** Of its own page in the catalogue. */
  address: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the picker to the document that draws examples. */
export interface Drawings {
  kind: 'pagewright:drawings';
  drawings: readonly Drawing[];
}

/** Whether what a window has posted asks for drawings. */
export const isDrawings = (data: unknown): data is Drawings => hasKind(data, ['pagewright:drawings']);

/** From that document: it can draw. */
export const isDrawingsReady = (data: unknown) => hasKind(data, ['pagewright:drawings-ready']);
