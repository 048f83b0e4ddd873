import { ident, string, tokenize, tokenTypes, url } from 'css-tree';

/** By what a selector names (`.shade`, `#sky`, `rect`, `*`), then by property: the id that is referred to. */
export type StyleReferences = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Properties that refer to other drawn elements. */
const DRAWING =
  /^(?:fill|stroke|filter|mask|clip-path|marker|marker-start|marker-mid|marker-end|-webkit-mask|-webkit-clip-path)$/;

/**
 * What the rules of style sheets refer to inside the file. A rule counts for everything that its selector names anywhere, which
 * is more than it applies to, never less.
 */
export function styleReferences(sheets: readonly string[]): StyleReferences {
  const found = new Map<string, Map<string, string>>();
  for (const css of sheets) addReferences(css, found);
  return found;
}

function addReferences(css: string, found: Map<string, Map<string, string>>) {
  let names: string[] = [];
  let selected: string[] = [];
  const block = new Map<string, string>();
  let property = '';
  let before = '';
  const note = (address: string) => {
    if (address.startsWith('#') && DRAWING.test(property)) block.set(property, address.slice(1));
  };
  const keepBlock = () => {
    for (const name of block.size > 0 ? selected : []) {
      const known = found.get(name) ?? new Map<string, string>();
      found.set(name, known);
      for (const [each, id] of block) known.set(each, id);
    }
    block.clear();
  };
  tokenize(css, (type, start, end) => {
    const written = css.slice(start, end);
    switch (type) {
      case tokenTypes.Ident:
        names.push((before === '.' ? '.' : '') + ident.decode(written));
        break;
      case tokenTypes.Hash:
        names.push(`#${ident.decode(written.slice(1))}`);
        break;
      case tokenTypes.Colon:
        property = (names.at(-1) ?? '').toLowerCase();
        break;
      case tokenTypes.Url:
        note(url.decode(written));
        break;
      case tokenTypes.String:
        note(string.decode(written));
        break;
      case tokenTypes.LeftCurlyBracket:
        keepBlock();
        selected = names;
        names = [];
        break;
      case tokenTypes.RightCurlyBracket:
        keepBlock();
        names = [];
        break;
      case tokenTypes.Semicolon:
        names = [];
        break;
      default:
        if (written === '*') names.push('*');
    }
    before = written;
  });
  keepBlock();
}
