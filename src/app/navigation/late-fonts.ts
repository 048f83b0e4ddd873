/**
 * Uses the web fonts from now on, if they came too late for the first paint. Until then the page keeps its fallback
 * fonts, because a swap moves what the visitor reads (`font-display: optional`); going to another page is the
 * moment when everything changes.
 */
export function showLateFonts() {
  const fellBack = [...document.fonts].some((face) => isFallback(face.family) && face.status === 'loaded');
  if (!fellBack) return;
  for (const sheet of document.styleSheets) {
    const late = [...sheet.cssRules].filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(OPTIONAL),
    );
    // Browsers do not react when a rule's font-display is changed, so the rule is replaced.
    for (const rule of late) {
      const at = [...sheet.cssRules].indexOf(rule);
      sheet.deleteRule(at);
      sheet.insertRule(rule.cssText.replace(OPTIONAL, 'font-display: swap'), at);
    }
  }
}

const OPTIONAL = 'font-display: optional';

/** Family names as in fonts.css; browsers report them with or without quotes. */
export const isFallback = (family: string) => /fallback/i.test(family);
