import type { IconData, Icons } from '../model/page-data';
import { tokensIn } from '../model/tokens';
import type { UiIconName } from '../model/ui-icons';

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

/** A telephone number, whose groups would change places among letters that run from right to left. */
const PHONE = /^\+?[\d\s().\-/]{5,}$/;

/** Left-to-right isolate, and its end (Unicode, UAX #9). */
const [ISOLATE, END] = ['\u2066', '\u2069'];

/**
 * The values of tokens for texts that run from right to left: telephone numbers are kept from left to right.
 *
 * @returns for a text and the name of its property, the values to fill in: an address, and a text of one token, stay as they are
 */
export function valuesFromRight(tokens: Readonly<Record<string, string>>) {
  const isolated = Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, PHONE.test(value) ? ISOLATE + value + END : value]),
  );
  return (text: string, key: string | undefined): Readonly<Record<string, string>> => {
    const [token] = tokensIn(text);
    return key === 'href' || text === `{${token}}` ? tokens : isolated;
  };
}
