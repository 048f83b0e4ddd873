/** Addresses that run script when they are followed. */
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data:text|data:application\/x?html)/i;

/** Anchors inside the file, and embedded pictures; a few programs write jpg for jpeg. */
const OWN_ADDRESS = /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

/** Whether an address is an anchor inside the file or an embedded bitmap. */
export const isOwnAddress = (address: string) => OWN_ADDRESS.test(withoutBlanks(address));

/** Whether any of the addresses in an attribute runs script; an animation has several, separated by semicolons. */
export const hasScriptAddress = (value: string) =>
  withoutBlanks(value)
    .split(';')
    .some((part) => SCRIPT_ADDRESS.test(part));

/** Browsers ignore blanks and control characters in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
export const withoutBlanks = (text: string) => text.replace(/[\u0000-\u0020]/g, '');
