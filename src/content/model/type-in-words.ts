/** A block type in words: `call-to-action` is "Call to action". */
export function typeInWords(type: string): string {
  const words = type.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
