import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SVG_LIMITS } from '../../../content/model/source';
import { dangersInCss } from './dangers/css-dangers';
import { dangersInTag, isTwice } from './dangers/dangers';
import { countDrawn, type Part, referencesIn } from './drawn-parts';
import { SVG } from './namespaces';
import { endOf, escaped, isLeftOut, startOf } from './plain-svg';
import { Refusal } from './refusal';

/** The result of reading an SVG. */
export interface ReadSvg {
  /** The size attributes of the root element. */
  frame: { width?: string; height?: string; viewBox?: string };
  /** What can run script or fetch something, each as written in the file. */
  dangers: readonly string[];
  /** Embedded bitmaps, as `data:` addresses. */
  embedded: readonly string[];
  /** The image alone, without comments, metadata of drawing programs, links and animations. */
  plain: string;
}

/** The DOCTYPE of Inkscape, Graphviz, draw.io and others. It declares nothing, and nobody loads it. */
const PLAIN_DOCTYPE =
  /^\s*svg(?:\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG [^"'[\]]{1,60}["'](?:\s+["'][^"'[\]]*["'])?)?\s*$/;

/** An open element. */
interface Open {
  tag: SaxesTagNS;
  part: number;
  /** The text so far, of a style element. */
  css: string;
  isLeftOut: boolean;
  isHtml: boolean;
}

/**
 * Reads an SVG once from start to end, and stops at the limits (SVG_LIMITS): time and memory grow
 * linearly with its length.
 *
 * @throws Refusal when it exceeds a limit, has declarations, or its root is not the svg element of SVG
 * @throws Error when it is not well-formed XML
 */
export function readSvg(text: string): ReadSvg {
  const dangers = new Set<string>();
  const embedded: string[] = [];
  const parts: Part[] = [];
  const open: Open[] = [];
  const sheets: string[] = [];
  const plain: string[] = [];
  let attributes = 0;
  let frame: ReadSvg['frame'] = {};

  const parser = new SaxesParser({ xmlns: true });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element?.tag.local === 'style') element.css += text;
    if (element && !element.isLeftOut) plain.push(escaped(text));
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (!PLAIN_DOCTYPE.test(doctype)) throw new Refusal({ fault: 'doctype' });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') dangers.add('<?xml-stylesheet?>');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    keepWithin('depth', open.length + 1);
    keepWithin('elements', parts.length + 1);
  });
  parser.on('attribute', () => keepWithin('attributes', ++attributes));
  parser.on('opentag', (tag) => {
    const above = open.at(-1);
    if (!above) frame = frameOf(tag);
    const isHtml = above?.isHtml || isTwice(tag, above?.tag);
    for (const danger of dangersInTag(tag, isHtml)) dangers.add(danger);
    for (const { value } of Object.values(tag.attributes)) if (EMBEDDED.test(value)) embedded.push(value);
    parts.push({ above: above?.part, ...referencesIn(tag) });
    const isOut = above !== undefined && (above.isLeftOut || isLeftOut(tag));
    if (!isOut) plain.push(startOf(tag, !above));
    open.push({ tag, part: parts.length - 1, css: '', isLeftOut: isOut, isHtml });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const { tag, css, isLeftOut } = element;
    if (!isLeftOut) plain.push(endOf(tag));
    for (const danger of dangersInCss(css)) dangers.add(danger);
    if (css !== '') sheets.push(css);
  });
  parser.write(text).close();

  keepWithin(
    'letters',
    embedded.reduce((left, picture) => left - picture.length, text.length),
  );
  keepWithin('drawn', countDrawn(parts, sheets));
  return { frame, dangers: [...dangers].map(shortened), embedded, plain: plain.join('') };
}

const EMBEDDED = /^\s*data:image\//i;

function frameOf({ local, uri, attributes }: SaxesTagNS): ReadSvg['frame'] {
  if (local !== 'svg') throw new Refusal({ fault: 'corrupt', detail: 'it has no svg element' });
  if (uri !== SVG) throw new Refusal({ fault: 'namespace', found: shortened(uri) });
  return {
    width: attributes.width?.value,
    height: attributes.height?.value,
    viewBox: attributes.viewBox?.value,
  };
}

/** @throws Refusal */
function keepWithin(of: keyof typeof SVG_LIMITS, count: number) {
  const most = SVG_LIMITS[of];
  if (count > most) throw new Refusal({ fault: 'too-much', of, most });
}

const MAX_NAME_SHOWN = 60;

const shortened = (text: string) =>
  text.length > MAX_NAME_SHOWN ? `${text.slice(0, MAX_NAME_SHOWN)}…` : text;
