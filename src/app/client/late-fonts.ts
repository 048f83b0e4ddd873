/**
 * Uses the web fonts from now on, if they came too late for the first paint. Until then the page keeps its fallback
 * fonts, because changing them moves what the visitor reads (`font-display: optional`); going to another page is the
 * moment when everything changes anyway.
 */
export function showLateFonts() {
  const fellBack = [...document.fonts].some((face) => isFallback(face.family) && face.status === 'loaded');
  if (!fellBack) return;
  for (const sheet of document.styleSheets) {
    const late = [...sheet.cssRules].filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(OPTIONAL),
    );
    // A rule's own font-display can be set, but browsers do not look at it again.
    for (const rule of late) {
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
      sheet.insertRule(rule.cssText.replace(OPTIONAL, 'font-display: swap'));
    }
  }
}

const OPTIONAL = 'font-display: optional';

/** By the names in fonts.css; browsers give a family with or without its quotes. */
const isFallback = (family: string) => /fallback/i.test(family);
