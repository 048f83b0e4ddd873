import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { type Config, optimize } from 'svgo';

/** Elements that run script, or bring a piece of another page with them. */
const DANGEROUS_ELEMENTS = /^(?:script|foreignObject|iframe|object|embed|handler|listener|audio|video)$/i;

/** Addresses that run script when they are followed. Browsers pass over blanks and control characters in them. */
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data:text\/html)/i;

/** Places inside the file, and pictures written into it. */
const OWN_ADDRESS = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i;

/** What style sheets and presentation attributes fetch. */
const CSS_ADDRESS = /url\(\s*["']?\s*([^"')]*)/gi;

/** What else a style sheet can fetch with. */
const CSS_FETCH = /@import|image-set(?=\()/gi;

/** A letter written as its number: \75 is u. */
const CSS_ESCAPE = /\\([0-9a-f]{1,6})\s?/gi;

/** A style moved into its element would win over the media query that makes a drawing follow the theme. */
const SVGO: Config = {
  multipass: true,
  plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false } } }],
};

/**
 * Reads an SVG.
 *
 * @throws Error when it is not well-formed XML, or its root is no svg element
 */
export function readSvg(bytes: Buffer): JSDOM {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const dom = new JSDOM(text, { contentType: 'image/svg+xml' });
  if (dom.window.document.documentElement.localName !== 'svg') throw new Error('it has no svg element');
  return dom;
}

/**
 * What in an SVG can run script or fetch something from elsewhere, each named as it stands in the file. An SVG
 * inside `<img>` can do neither, but the same file opened by its address can.
 */
export function dangersIn({ window: { document } }: JSDOM): string[] {
  const found = new Set<string>();
  for (const node of document.childNodes) {
    if (node.nodeName === 'xml-stylesheet') found.add('<?xml-stylesheet?>');
  }
  for (const element of document.querySelectorAll('*')) {
    if (DANGEROUS_ELEMENTS.test(element.localName)) found.add(`<${element.localName}>`);
    if (element.localName === 'style')
      for (const danger of dangersInCss(element.textContent)) found.add(danger);
    for (const { name, localName, value } of element.attributes) {
      if (isDangerous(localName, value)) found.add(shortened(`${name}="${value}"`));
      for (const danger of dangersInCss(value)) found.add(danger);
    }
  }
  return [...found];
}

/** A clean, small copy of an SVG that has no dangers: nothing that is not drawing is left in it. */
export function cleanSvg(bytes: Buffer): Buffer {
  const { window } = readSvg(bytes);
  const root = window.document.documentElement;
  createPurifier(window).sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // References inside the file; any other would have been a danger.
    ADD_TAGS: ['use'],
  });
  const text = new window.XMLSerializer().serializeToString(root);
  return Buffer.from(optimize(text, SVGO).data);
}

function isDangerous(name: string, value: string): boolean {
  // An animation can write an event's attribute, too.
  if (/^on/i.test(name) || (name === 'attributeName' && /^\s*on/i.test(value))) return true;
  const address = withoutBlanks(value);
  // Or an address: values="#a;javascript:…".
  if (address.split(';').some((part) => SCRIPT_ADDRESS.test(part))) return true;
  return (name === 'href' || name === 'src') && address !== '' && !OWN_ADDRESS.test(address);
}

function dangersInCss(written: string): string[] {
  const css = written.replace(CSS_ESCAPE, (_escape, code: string) => letter(Number.parseInt(code, 16)));
  const addresses = [...css.matchAll(CSS_ADDRESS)].filter(
    ([, address = '']) => !OWN_ADDRESS.test(withoutBlanks(address)),
  );
  const others = css.match(CSS_FETCH) ?? [];
  return [...others, ...addresses.map(([whole]) => shortened(`${whole})`))];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them inside addresses
const withoutBlanks = (text: string) => text.replace(/[\u0000-\u0020]/g, '');

const letter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const LONGEST = 60;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
