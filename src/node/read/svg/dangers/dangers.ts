import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { hasScriptAddress, isOwnAddress } from './addresses';
import { dangersInCss } from './css-dangers';
import { NAMESPACES, SVG, XHTML, XLINK } from '../namespaces';

/** Elements that run script or embed another page, in any namespace. */
const DANGEROUS = /^(?:script|iframe|object|embed|handler|listener|audio|video)$/i;

/** Attributes of plain text, in which parentheses have no meaning. */
const PLAIN_TEXT =
  /^(?:id|class|d|points|content|unicode|glyph-name|name|label|title|alt|lang|begin|end|data-.*|aria-.*)$/i;

/** Attributes that an animation must not change: addresses, styles, event handlers. */
const NOT_TO_ANIMATE = /^\s*(?:[\w-]+:)?(?:href|src|style|on\w*)\s*$/i;

/** Whether an element contains HTML for which there is an SVG alternative beside it, as drawing programs write text. */
export const isTwice = (tag: SaxesTagNS, above: SaxesTagNS | undefined) =>
  isNamed(tag, 'foreignObject') && above !== undefined && isNamed(above, 'switch');

/**
 * Finds what in an element and its attributes can run script or fetch something. An SVG inside `<img>` can do
 * neither, but the same file opened by its address can.
 *
 * @param isHtml whether it is part of such HTML, which is left out: then only script counts
 */
export function dangersInTag(tag: SaxesTagNS, isHtml: boolean): string[] {
  const { name, local, uri } = tag;
  const attributes = Object.values(tag.attributes).filter((each) => each.uri !== NAMESPACES);
  const found: string[] = [];
  const isForeign = uri !== SVG && uri !== XHTML && uri !== '';
  const isPageElement = !isHtml && (uri === XHTML || local.toLowerCase() === 'foreignobject');
  if (DANGEROUS.test(local) || isPageElement) found.push(`<${name}>`);
  for (const attribute of attributes) {
    if (runsScript(attribute)) found.push(written(attribute));
    else if (!isHtml && !isForeign) found.push(...dangersInValue(tag, attribute));
  }
  return found;
}

function runsScript({ local, value }: SaxesAttributeNS): boolean {
  if (/^on/i.test(local) || hasScriptAddress(value)) return true;
  return local.toLowerCase() === 'attributename' && NOT_TO_ANIMATE.test(value);
}

function dangersInValue(tag: SaxesTagNS, attribute: SaxesAttributeNS): string[] {
  const { local, uri, value } = attribute;
  if (/^(?:href|src)$/i.test(local)) {
    // A link in a picture on a page cannot be followed; it is removed.
    return isNamed(tag, 'a') || value.trim() === '' || isOwnAddress(value) ? [] : [written(attribute)];
  }
  // Metadata of drawing programs is removed.
  if ((uri !== '' && uri !== XLINK) || PLAIN_TEXT.test(local) || !value.includes('(')) return [];
  return dangersInCss(value);
}

const isNamed = ({ local, uri }: SaxesTagNS, name: string) => local === name && uri === SVG;

const written = ({ name, value }: SaxesAttributeNS) => `${name}="${value}"`;
