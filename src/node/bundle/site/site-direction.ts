/**
 * Rules for a site whose texts run from right to left, beside those that follow the direction by themselves: what is written from
 * left to right in every language, and the frayed edge of a pattern, which is drawn at its left.
 */
const RULES = [
  // Not a direction, which would move the number to the other end of its place, and turn words around.
  'a[href^="tel:"]{unicode-bidi:plaintext}',
  'code,pre{direction:ltr;unicode-bidi:isolate}',
  'input[type="email"],input[type="number"],input[type="tel"],input[type="url"]{direction:ltr;text-align:right}',
  '[data-fray]{scale:-1 1}',
].join('\n');

/** A style sheet for a site whose texts run from right to left. */
export const fromRight = (css: string): string => `${mirrored(css)}\n${RULES}`;

/** A declaration that is about sides of the screen, which no logical property of CSS can say. */
const PHYSICAL =
  /(?<=[{;\s])(transform|translate|transform-origin|text-align|object-position|letter-spacing|mask|-webkit-mask|background|--stairs-start|--stairs-end)(:\s*)([^;{}]*)/g;

/** Turns what names a side: how far something moves, from where it grows, where a gradient ends, and the corners of stairs. */
export function mirrored(css: string): string {
  return css.replace(PHYSICAL, (_, name: string, colon: string, value: string) => {
    return name + colon + turnedValue(name, value);
  });
}

function turnedValue(name: string, value: string): string {
  if (name.startsWith('--stairs')) return turnedPolygon(value);
  if (name === 'transform')
    return value.replace(/translateX\(([^()]+)\)/g, (_, by: string) => `translateX(${minus(by)})`);
  if (name === 'translate') return value.replace(/^(-?[\d.]+(?:px|rem|em))/, minus);
  if (name === 'object-position' || name === 'transform-origin')
    return value.replace(/^0(?=$|\s)/, '100%').replace(/\b(?:left|right)\b/, otherSide);
  // Letters that join are not pushed together.
  if (name === 'letter-spacing') return 'normal';
  if (name === 'text-align') return value.replace(/\b(?:left|right)\b/, otherSide);
  return value.replace(/(?<=gradient\(to )(?:left|right)\b/g, otherSide);
}

/** The corners of a polygon as in a mirror: each as far from the right as it was from the left. */
function turnedPolygon(value: string): string {
  return value.replace(/polygon\(([\s\S]*)\)/, (_, inside: string) => {
    const corners = splitOutside(inside, ',').map((corner) => {
      const [x = '0', ...y] = splitOutside(corner.trim(), ' ').filter((part) => part !== '');
      return [fromOtherSide(x), ...y].join(' ');
    });
    return `polygon(${corners.join(',')})`;
  });
}

function fromOtherSide(x: string): string {
  if (x === '0') return '100%';
  return x === '100%' ? '0' : `calc(100% - ${x})`;
}

/** Parts of a text between separators that stand outside all brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const minus = (length: string) => (length.startsWith('-') ? length.slice(1) : `-${length}`);
const otherSide = (side: string) => (side === 'left' ? 'right' : 'left');
