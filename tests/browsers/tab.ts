/** What can be handed to a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Keys and pointer, one thing after the other, in the form that WebDriver and WebDriver BiDi share (W3C, "Actions"). */
export interface Sequence {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly object[];
}

/** A tab of any browser: what its protocol can do, and nothing more. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  /** To the page before, as by the browser's own button. */
  back(): Promise<void>;
  /** Runs a function in the page, to which nothing of this side is known but what it is given. */
  evaluate<Given extends readonly Json[], Answer>(
    ask: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  act(sequence: Sequence): Promise<void>;
  /** Makes the room for the page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is in view, as PNG. */
  picture(): Promise<Buffer>;
  /** Forgets all that the tab has stored. */
  close(): Promise<void>;
}

/** What a visitor may have set in the browser. */
export interface Settings {
  /** Script is switched off. */
  withoutScript?: boolean;
  /** The system is told to move nothing that need not move. */
  withoutMotion?: boolean;
}

export interface Browser {
  /** A new tab that knows nothing of others. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts a browser that keeps whatever it writes in a folder. */
export type Start<Programs> = (programs: Programs, folder: string, settings: Settings) => Promise<Browser>;
