import type { IconData, Icons } from '../model/pages/page-data';
import type { UiIconName } from '../model/icons/ui-icons';

/** Icons that point along the line. */
const TURNED: readonly UiIconName[] = ['arrow-left', 'arrow-right', 'caret-right'];

/** The site's own icons where texts run from right to left: those that point along the line point the other way. */
export function turnedIcons(icons: Icons): Icons {
  return Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [
      name,
      TURNED.some((one) => one === name) ? turned(icon) : icon,
    ]),
  );
}

const turned = ({ body, width, height }: IconData): IconData => ({
  body: `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`,
  width,
  height,
});
