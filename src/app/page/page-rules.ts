/** The style of a document, to which the rules of other pages can be added. */
export interface PageRules {
  /**
   * Adds what a page needs beside the rules of the page in view. All pages have their rules in the same order, so that those of
   * two pages fit into one sheet: what one has alone matches nothing on the other. Rules of neither are taken out.
   */
  add: (next: readonly string[], inView: readonly string[]) => void;
}

/**
 * @param sheet the style that came with the document
 * @param lines its rules as they are written
 */
export function createPageRules(sheet: CSSStyleSheet, lines: readonly string[]): PageRules {
  const isKnown = (rule: string) => insert(sheet, rule, sheet.cssRules.length, true);
  // A browser leaves out rules that it does not know.
  const present = sheet.cssRules.length === lines.length ? [...lines] : lines.filter(isKnown);
  return {
    add(next, inView) {
      const needed = new Set(inView);
      let at = 0;
      for (const rule of merged(next, inView)) {
        while (at < present.length && present[at] !== rule && !needed.has(present[at] ?? '')) {
          sheet.deleteRule(at);
          present.splice(at, 1);
        }
        if (present[at] === rule) at++;
        else if (insert(sheet, rule, at)) present.splice(at++, 0, rule);
      }
    },
  };
}

/** The lines of two lists whose common lines stand in the same order, each once. */
function merged(one: readonly string[], other: readonly string[]): string[] {
  const lines: string[] = [];
  let taken = 0;
  for (const line of one) {
    const at = other.indexOf(line, taken);
    if (at >= 0) {
      lines.push(...other.slice(taken, at));
      taken = at + 1;
    }
    lines.push(line);
  }
  return [...lines, ...other.slice(taken)];
}

/** @returns whether the browser knows the rule */
function insert(sheet: CSSStyleSheet, rule: string, at: number, isTrial = false): boolean {
  try {
    sheet.insertRule(rule, at);
    if (isTrial) sheet.deleteRule(at);
    return true;
  } catch {
    return false;
  }
}
