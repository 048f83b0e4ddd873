/** The little of jsdom that is used here: the package comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: string });
    readonly window: Window & typeof globalThis;
  }
}
