import { isLogo } from '../../icon-names';
import { suggest } from '../../suggest';
import type { DocumentRule } from '../rule';

const STYLE = /-(?:thin|light|bold|fill|duotone)$/;

/** An icon's name is in the icon set, and in the style that content is drawn in. */
export const unknownIcon: DocumentRule = function* (document, { entriesOf, icons }) {
  for (const { pointer, name, value } of entriesOf(document)) {
    if (name !== 'icon' || typeof value !== 'string' || isUsable(icons, value)) continue;
    yield { code: 'unknown-icon', pointer, args: { icon: value, suggestion: meantIcon(icons, value) } };
  }
};

const isUsable = (icons: ReadonlySet<string>, name: string) =>
  icons.has(name) && (isLogo(name) || icons.has(`${name}-duotone`));

/** By icon set: what can be suggested, and what was for each name. To search the set anew for thousands of names is slow. */
const searches = new WeakMap<ReadonlySet<string>, { usable: string[]; meant: Map<string, string> }>();

function meantIcon(icons: ReadonlySet<string>, written: string): string {
  const search = searches.get(icons) ?? { usable: usableIcons(icons), meant: new Map() };
  searches.set(icons, search);
  const plain = written.replace(STYLE, '');
  const meant =
    search.meant.get(written) ?? (isUsable(icons, plain) ? plain : (suggest(written, search.usable) ?? ''));
  search.meant.set(written, meant);
  return meant;
}

function usableIcons(icons: ReadonlySet<string>): string[] {
  return Array.from(icons).filter((icon) => !STYLE.test(icon) && isUsable(icons, icon));
}
