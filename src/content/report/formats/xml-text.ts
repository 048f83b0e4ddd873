/** Characters that an XML document cannot contain at all, not even as a reference (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text escaped for use between two tags. */
export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, '\ufffd').replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? '');
}

/** A text escaped for an attribute, where a parser would turn line breaks into spaces. */
export function xmlAttribute(text: string): string {
  return text
    .replace(IMPOSSIBLE, '\ufffd')
    .replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] ?? '');
}
