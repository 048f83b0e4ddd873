/** Addresses that run script when they are followed. */
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data:text|data:application\/x?html)/i;

/** Places inside the file, and pictures written into it; a few programs write jpg for jpeg. */
const OWN_ADDRESS = /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

/** Whether an address leads to a place inside the file, or is a picture of pixels itself. */
export const isOwnAddress = (address: string) => OWN_ADDRESS.test(withoutBlanks(address));

/** Whether any of the addresses in an attribute runs script; an animation has several, apart by semicolons. */
export const hasScriptAddress = (value: string) =>
  withoutBlanks(value)
    .split(';')
    .some((part) => SCRIPT_ADDRESS.test(part));

/** Browsers pass over blanks and control characters in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const withoutBlanks = (text: string) => text.replace(/[\u0000-\u0020]/g, '');
