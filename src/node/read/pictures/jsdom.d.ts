/** Types for the part of jsdom that is used here: the package has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: string });
    readonly window: Window & typeof globalThis;
  }
}
