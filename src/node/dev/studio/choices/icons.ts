import type { IconData } from '../../../../content/model/pages/page-data';
import { iconInContent } from '../../../../content/model/icons/icon-names';
import { iconsMeantBy } from '../../../../content/rules/pages/icon-words';
import { suggestIcons } from '../../../../content/rules/pages/suggest-icons';
import type { StudioIcon } from '../../../../content/model/protocols/studio-choices';
import type { IconSet } from '../../../assets/icons/icon-set';

/** How many icons of one name an answer has. */
const MAX_ICONS = 120;

/**
 * Icons for a query: those that its word means, as validation suggests them for a name that is none; then those whose name has every
 * word of it, the ones that begin with it first; at the end those that stand for what its words begin.
 */
export function findIcons(
  { contentNames, draw }: IconSet,
  query: string,
): { icons: StudioIcon[]; total: number } {
  const known = new Set(contentNames);
  const words = query
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = ''] = words;
  const meant = first === '' ? [] : suggestIcons(known, query);
  const fitting = contentNames.filter((name) => words.every((word) => name.includes(word)));
  const rankOf = (name: string) => {
    const bare = name.slice(name.indexOf(':') + 1);
    if (bare === words.join('-')) return 0;
    return bare.startsWith(first) ? 1 : bare.includes(`-${first}`) ? 2 : 3;
  };
  const ranked = fitting.toSorted((one, other) => rankOf(one) - rankOf(other));
  const others = iconsMeantBy(query).filter((name) => known.has(name));
  const found = [...new Set([...meant, ...ranked.slice(0, MAX_ICONS), ...others])];
  const icons = found.flatMap((name): StudioIcon[] => {
    const icon = draw(iconInContent(name));
    return icon ? [{ name, svg: svgOf(icon) }] : [];
  });
  return { icons, total: new Set([...found, ...ranked]).size };
}

const svgOf = ({ body, width, height }: IconData) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" aria-hidden="true">${body}</svg>`;
