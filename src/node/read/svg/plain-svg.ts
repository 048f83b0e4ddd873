import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { SVG, XLINK, XML } from './namespaces';

/** Elements that draw, that these refer to, or that screen readers read. Animations are left out. */
const DRAWING = new Set(
  [
    'svg g defs symbol use switch a title desc style view',
    'path rect circle ellipse line polyline polygon image text tspan textPath tref',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'font glyph missing-glyph hkern vkern altGlyph altGlyphDef altGlyphItem glyphRef',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether an element is left out with its content: metadata of drawing programs, animations, and what browsers
 * ignore. Text is often written twice, as HTML in a foreignObject and, as the fallback, as SVG in
 * the same `switch`.
 */
export function isLeftOut({ local, uri, attributes }: SaxesTagNS): boolean {
  const needsMore = (attributes.requiredExtensions?.value ?? '').trim() !== '';
  return uri !== SVG || !DRAWING.has(local) || needsMore;
}

/** The start tag of an element, serialized unambiguously. */
export function startOf(tag: SaxesTagNS, isRoot: boolean): string {
  const attributes = Object.values(tag.attributes).flatMap((each) => writtenAttribute(tag, each));
  const vocabularies = isRoot ? [` xmlns="${SVG}" xmlns:xlink="${XLINK}"`] : [];
  return `<${[tag.local, ...vocabularies, ...attributes].join('')}>`;
}

/** The end tag of an element. */
export const endOf = ({ local }: SaxesTagNS) => `</${local}>`;

/** Text between elements, escaped. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function writtenAttribute({ local: element }: SaxesTagNS, attribute: SaxesAttributeNS): string[] {
  const { local, uri, value } = attribute;
  // A link in a picture on a page cannot be followed.
  if (local === 'href' && element === 'a') return [];
  const prefix = { '': '', [XLINK]: 'xlink:', [XML]: 'xml:' }[uri];
  if (prefix === undefined || local === 'xmlns') return [];
  return [` ${prefix}${local}="${escapedValue(value)}"`];
}

const escapedValue = (text: string) =>
  text.replace(/[&<>"\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
