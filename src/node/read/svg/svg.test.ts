import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SVG_LIMITS as MOST } from '../../../content/model/source';
import { examinePicture } from '../pictures/examine-picture';
import { cleanSvg } from './clean-svg';
import { Refusal } from './refusal';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string) => `<svg ${XMLNS} viewBox="0 0 30 20">${inside}</svg>`;
const found = async (text: string) => examinePicture(Buffer.from(text), 'svg');

describe('is unsafe', () => {
  test.each([
    ['image() in a style', '<rect style="fill: image(&quot;//e.x/a.png&quot;)"/>', 'image('],
    ['src() in a style sheet', '<style>a{fill:src("//e.x/a")}</style>', 'src('],
    [
      'image-set() with a prefix',
      '<style>a{fill:-webkit-image-set("//e.x/a" 1x)}</style>',
      '-webkit-image-set(',
    ],
    ['cross-fade()', '<g fill="cross-fade(url(//e.x/a), red)"/>', 'cross-fade('],
    ['a function that nobody knows', '<style>a{width:expression(alert(1))}</style>', 'expression('],
    ['an address behind an escape', '<g fill="\\75 rl(//e.x/a)"/>', 'url('],
    ['an address after a comment', '<style>a{fill:url(/**/"//e.x/a")}</style>', 'url(/**/"//e.x/a")'],
    ['a rule behind an escape', '<style>@\\69mport "//e.x/a"</style>', '@\\69mport'],
    ['a rule in two pieces', '<style>@imp<!-- -->ort "//e.x/a"</style>', '@import'],
    ['a style sheet as CDATA', '<style><![CDATA[a{fill:url(//e.x/a)}]]></style>', 'url(//e.x/a)'],
    ['a sheet after one whose text has no end', '<style>a{b:"</style><style>@import "a"</style>', '@import'],
    ['an address in a property of its own', '<style>a{--b:url(//e.x/a)}</style>', 'url(//e.x/a)'],
    ['a font from elsewhere', '<style>@font-face{src:url(//e.x/a.woff2)}</style>', 'url(//e.x/a.woff2)'],
    [
      'a document that is bound in',
      '<style>a{-moz-binding:url(data:text/xml,x)}</style>',
      'url(data:text/xml,x)',
    ],
    ['an SVG in an SVG', '<style>a{fill:url("data:image/svg+xml,x")}</style>', 'url("data:image/svg+xml,x")'],
    ['a rule for some documents', '<style>@document url(x){}</style>', '@document'],
    ['an address in the cursor', '<g cursor="url(//e.x/a), auto"/>', 'url(//e.x/a)'],
    ['a mask from elsewhere', '<g mask="url(other.svg#a)"/>', 'url(other.svg#a)'],
    ['a filter that fetches', '<filter><feImage href="//e.x/a"/></filter>', 'href="//e.x/a"'],
    ['a pattern from elsewhere', '<pattern xlink:href="//e.x/a#p"/>', 'xlink:href="//e.x/a#p"'],
    ['an animated address', '<set attributeName="xlink:href" to="#a"/>', 'attributeName="xlink:href"'],
    ['script by letters with numbers', '<a href="&#106;avascript:x"/>', 'href="javascript:x"'],
    ['a page in an address', '<a xlink:href="data:text/html,x"/>', 'xlink:href="data:text/html,x"'],
    ['an element of a page', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt=""/>', '<h:img>'],
    ['script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
    ['an event under a prefix', '<g xmlns:a="urn:a" a:onload="x"/>', 'a:onload="x"'],
    [
      'script in text that is left out',
      '<switch><foreignObject><script/></foreignObject></switch>',
      '<script>',
    ],
  ])('%s', async (_, inside, expected) => {
    const faults = await found(svg(inside));
    expect(faults).toEqual({
      fault: 'unsafe',
      found: expect.arrayContaining([expect.stringContaining(expected)]),
    });
    expect(() => cleanSvg(Buffer.from(svg(inside)))).toThrow();
  });

  test('a style sheet of another file', async () => {
    const text = `<?xml-stylesheet href="a.css"?>${svg('')}`;
    expect(await found(text)).toEqual({ fault: 'unsafe', found: ['<?xml-stylesheet?>'] });
  });

  test('what is written in UTF-16', async () => {
    const bytes = Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le');
    expect(await examinePicture(bytes, 'svg')).toEqual({ fault: 'unsafe', found: ['<script>'] });
  });
});

describe('declarations are refused', () => {
  test.each([
    ['script by an entity', '<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>'],
    ['nothing', '<!DOCTYPE svg []>'],
    ['a file of entities', '<!DOCTYPE svg SYSTEM "file:///etc/passwd">'],
    [
      'a file of entities under a known name',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a" [<!ENTITY % a SYSTEM "b">]>',
    ],
    ['another language', '<!DOCTYPE html>'],
    ['an entity out of a parameter', '<!DOCTYPE svg [<!ENTITY % a "b"> %a;]>'],
  ])('%s', async (_, doctype) => {
    expect(await found(doctype + svg('&s;'))).toEqual({ fault: 'doctype' });
  });
});

describe('what browsers do not know as SVG is refused', () => {
  test.each([
    ['no namespace', '<svg viewBox="0 0 30 20"><path d="M0 0h9"/></svg>', ''],
    ['an empty namespace', '<svg xmlns="" viewBox="0 0 30 20"/>', ''],
    [
      'another namespace',
      '<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
      'https://www.w3.org/2000/svg',
    ],
    ['another namespace under a prefix', '<s:svg xmlns:s="urn:s" viewBox="0 0 30 20"/>', 'urn:s'],
    ['a namespace without end', `<svg xmlns="${'x'.repeat(1000)}"/>`, `${'x'.repeat(60)}…`],
  ])('%s', async (_, text, namespace) => {
    expect(await found(text)).toEqual({ fault: 'namespace', found: namespace });
    expect(() => cleanSvg(Buffer.from(text))).toThrow(Refusal);
  });
});

test('the root element is kept, whatever it requires, as in browsers', async () => {
  const text = `<svg ${XMLNS} requiredExtensions="urn:a" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>`;
  expect(await found(text)).toMatchObject({ format: 'svg' });
  expect(cleanSvg(Buffer.from(text)).toString()).toContain('<path');
});

const twice = (id: number) => `<g id="g${id}">${`<use href="#g${id - 1}"/>`.repeat(10)}</g>`;
const many = (count: number, element: string) => element.repeat(count);
const numbered = (count: number, element: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => element(at)).join('');

describe('is refused before any expensive step', () => {
  test.each<[name: string, of: keyof typeof MOST, inside: string]>([
    ['too much text', 'letters', `<path d="M0 0${'h1'.repeat(MOST.letters / 2)}"/>`],
    ['too many elements', 'elements', many(MOST.elements, '<g/>')],
    ['too many elements that are left out', 'elements', many(MOST.elements, '<a xmlns="urn:a"/>')],
    ['too many attributes', 'attributes', `<g ${numbered(MOST.attributes + 1, (at) => `a${at}="" `)}/>`],
    ['too many groups in each other', 'depth', `${many(MOST.depth, '<g>')}${many(MOST.depth, '</g>')}`],
    ['too many copies of copies', 'drawn', `<g id="g0"/>${numbered(9, (at) => twice(at + 1))}`],
    [
      'too many copies of copies, with a blank in the address',
      'drawn',
      `<g id="g0"/>${numbered(9, (at) => twice(at + 1).replaceAll('"#', '" #'))}`,
    ],
    [
      'patterns in patterns, by class',
      'drawn',
      `<style>${numbered(9, (at) => `.c${at}{fill:url("#p${at}")}`)}</style>${numbered(9, (at) => `<pattern id="p${at + 1}">${many(10, `<path class="c${at}"/>`)}</pattern>`)}`,
    ],
  ])('%s', async (_, of, inside) => {
    expect(await found(svg(inside))).toEqual({ fault: 'too-much', of, most: MOST[of] });
  });

  test('an embedded picture that is a gigabyte when decoded', async () => {
    const large = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const image = `<image href="data:image/png;base64,${large.toString('base64')}"/>`;
    expect(await found(svg(image))).toEqual({ fault: 'too-many-pixels', width: 7000, height: 6000 });
  });

  test('an invalid size', async () => {
    const sizes = [
      '',
      'width="0" height="0"',
      'viewBox="0 0 NaN 20"',
      'viewBox="0 0 0 0"',
      'width="1e9" height="1e9"',
    ];
    for (const size of sizes) expect(await found(`<svg ${XMLNS} ${size}/>`)).toEqual({ fault: 'no-size' });
  });

  test('circular references are followed once', async () => {
    const inside = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#b"/></g>';
    expect(await found(svg(inside))).toMatchObject({ format: 'svg' });
  });
});

const PIXEL = (
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
).toString('base64');

/** Files as drawing programs save them; their shapes are red, blue and green. */
const ORDINARY: readonly (readonly [program: string, text: string])[] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape --><svg width="30mm" height="20mm" viewBox="0 0 30 20" version="1.1" id="svg1" inkscape:version="1.3.2" sodipodi:docname="a (1).svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${XMLNS} xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><sodipodi:namedview id="n" pagecolor="#ffffff" inkscape:path-effect="url(x)"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:source>https://e.x</dc:source><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><defs><linearGradient id="l"><stop style="stop-color:#ff0000;stop-opacity:1" offset="0"/></linearGradient><linearGradient xlink:href="#l" id="l2" x1="0" y1="0" x2="30" y2="0" gradientUnits="userSpaceOnUse" inkscape:collect="always"/></defs><g inkscape:label="path(1)" inkscape:groupmode="layer" transform="translate(1,2)"><path style="fill:url(#l2);stroke:none;-inkscape-stroke:none" d="m 0,0 h 9 v 9 z" sodipodi:nodetypes="cccc"/></g></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27 --><svg version="1.1" id="Layer_1" ${XMLNS} x="0px" y="0px" viewBox="0 0 30 20" style="enable-background:new 0 0 30 20;" xml:space="preserve"><style type="text/css">\n\t.st0{clip-path:url(#SVGID_2_);fill:#FF0000;}\n\t.st1{font-family:'MyriadPro-Regular';}\n</style><defs><rect id="SVGID_1_" x="2" y="2" width="9" height="9"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><rect class="st0" width="30" height="20"/></svg>`,
  ],
  [
    'CorelDRAW, in UTF-16',
    `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${XMLNS} xml:space="preserve" width="30mm" height="20mm" style="shape-rendering:geometricPrecision; fill-rule:evenodd" viewBox="0 0 30 20" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="2,2 20,2 20,15"/></g></svg>`,
  ],
  [
    'Figma',
    `<svg width="30" height="20" viewBox="0 0 30 20" fill="none" ${XMLNS}><g filter="url(#f)"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20"><path d="M0 0h20v20H0z" fill="white"/></mask><g mask="url(#m)"><rect width="30" height="9" fill="#00f"/></g></g><defs><filter id="f" x="0" y="0" width="30" height="20" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="B"/><feBlend in="SourceGraphic" in2="B"/></filter></defs></svg>`,
  ],
  [
    'Sketch',
    `<?xml version="1.0" encoding="UTF-8"?><svg width="30px" height="20px" viewBox="0 0 30 20" version="1.1" ${XMLNS}><title>Artboard (2)</title><defs><circle id="path-1" cx="9" cy="9" r="7"/></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><use id="Oval" fill="#008000" xlink:href="#path-1"/></g></svg>`,
  ],
  [
    'draw.io',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${XMLNS} style="background: transparent; color-scheme: light dark;" width="30px" height="20px" viewBox="0 0 30 20" content="&lt;mxfile agent=&quot;Mozilla(X11)&quot;&gt;"><rect width="9" height="9" fill="rgb(255, 0, 0)"/><switch><foreignObject style="overflow: visible" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><div xmlns="http://www.w3.org/1999/xhtml" style="background:image(x)">A</div></foreignObject><text x="1" y="18" fill="rgb(0, 0, 255)">A</text></switch><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a xlink:href="https://www.drawio.com/doc/faq/svg-export-text-problems" target="_blank"><text>not shown</text></a></switch></svg>`,
  ],
  [
    'Canva, with a picture in it',
    `<svg ${XMLNS} width="30" height="20" viewBox="0 0 30 20" version="1.0"><defs><clipPath id="c"><path d="M 2 2 L 20 2 L 20 15 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#c)"><image x="0" y="0" width="30" height="20" preserveAspectRatio="none" xlink:href="data:image/png;base64,\n${PIXEL}"/></g></svg>`,
  ],
  [
    'a program that puts a prefix before each name',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:ns1="http://www.w3.org/1999/xlink" viewBox="0 0 30 20"><svg:defs><svg:rect id="a" width="9" height="9"/></svg:defs><svg:use ns1:href="#a" svg:x="9" fill="red"/></svg:svg>`,
  ],
];

describe('what drawing programs save', () => {
  const drawn = (bytes: Buffer) =>
    sharp(bytes).resize(300, 200, { fit: 'fill' }).ensureAlpha().raw().toBuffer();

  /** librsvg shows no HTML, knows a list of features that SVG 2 has removed, and gets UTF-8 here. */
  const asRead = (text: string) =>
    text
      .replace(/^.*encoding="UTF-16"\?>/, '')
      .replace(/<foreignObject.*<\/foreignObject>| requiredFeatures="[^"]*"/g, '');

  test.each(ORDINARY)('%s is shown as it was', async (program, text) => {
    const bytes = Buffer.from(text, program.includes('UTF-16') ? 'utf16le' : 'utf8');
    expect(await examinePicture(bytes, 'svg')).toMatchObject({ format: 'svg' });
    const clean = cleanSvg(bytes);
    expect(clean.toString()).not.toMatch(
      /DOCTYPE|CDATA|inkscape:|sodipodi:|rdf:|mxfile|foreignObject|https:|<!--/,
    );
    const [before, after] = await Promise.all([drawn(Buffer.from(asRead(text))), drawn(clean)]);
    expect(after.some((value) => value > 0)).toBe(true);
    // Numbers are rounded: a pixel at an edge may differ by a shade.
    const worst = before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))), 0);
    expect(worst).toBeLessThanOrEqual(8);
  });
});

test('is made small without looking up the style of each element; a compressed one is reported', async () => {
  const classes = numbered(1200, (at) => `.c${at}{fill:#${String(at).padStart(6, '0')}}`);
  const inside = `<style>${classes}</style>${numbered(1200, (at) => `<path class="c${at}" d="M0 0h9v9z"/>`)}`;
  expect(cleanSvg(Buffer.from(svg(inside))).toString()).toContain('class="c1199"');
  expect(await examinePicture(Buffer.from([0x1f, 0x8b, 8, 0]), 'svg')).toMatchObject({
    fault: 'mislabelled',
    format: 'svgz',
  });
  expect(await found(`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`)).toMatchObject({ fault: 'corrupt' });
});
