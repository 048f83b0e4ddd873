/** The target of a link of a rich text, and the name of a token. */
const NOT_READ = /(\]\([^()\s]*\)|\{[^{}]*\})/;

/** Whether somebody looks for an address or a token, and not for words. */
const IS_WRITTEN = /[{}]|\]\(|^\/|^[a-z]+:/;

/** Writes other words in a text wherever visitors read some. Where a link of it leads, and its tokens, stay unless they are what is looked for. */
export function replaceWords(text: string, words: string, instead: string): string {
  const replaced = (part: string) => part.replaceAll(words, () => instead);
  if (IS_WRITTEN.test(words)) return replaced(text);
  return text
    .split(NOT_READ)
    .map((part, index) => (index % 2 === 0 ? replaced(part) : part))
    .join('');
}
