import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { MAX_PICTURE_BYTES } from '../../../content/model/source';
import { makeSmall } from './make-small';
import { readSvg } from './read-svg';
import { Refusal } from './refusal';
import { textOfSvg } from './text-of-svg';

/**
 * A sanitized, small copy of an SVG that has no dangers: only what is drawn stays. Everything else is left
 * out while it is read, since removing it with jsdom takes a time that grows with its square.
 *
 * @throws Refusal where validation finds a problem
 * @throws Error where something dangerous is left nevertheless
 */
export function cleanSvg(bytes: Buffer): Buffer {
  if (bytes.length > MAX_PICTURE_BYTES) throw new Refusal({ fault: 'too-large', bytes: bytes.length });
  const { plain, dangers } = readSvg(textOfSvg(bytes));
  if (dangers.length > 0) throw new Refusal({ fault: 'unsafe', found: dangers });
  const { window } = new JSDOM(plain, { contentType: 'image/svg+xml' });
  const root = window.document.documentElement;
  createPurifier(window).sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // References inside the file; validation refuses any other.
    ADD_TAGS: ['use'],
    ADD_DATA_URI_TAGS: ['feimage'],
  });
  const clean = makeSmall(new window.XMLSerializer().serializeToString(root));
  const left = readSvg(clean).dangers;
  if (left.length > 0) throw new Error(`It could not be cleaned of ${left.join(', ')}.`);
  return Buffer.from(clean);
}
