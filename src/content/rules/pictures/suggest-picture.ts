import { fileOf } from '../../documents/site/with-texts';
import type { Finding } from '../../model/issues/finding';
import { isPictureFile } from '../../model/pages/picture-files';
import { suggestSegment } from '../../model/addresses/route';
import { suggest } from '../../util/suggest';
import { unshownFormat } from './unshown-format';

/** Names that the schemas allow; only such a one helps as a suggestion. */
const LEGAL = /^[a-z0-9_/-]+\.[a-z]+$/;
const WEB = /\.(?:png|jpe?g|webp|avif|svg)$/;

/** Those of the company's mark: the schema of the site document says the same. */
const LOGO = /^[a-z0-9][a-z0-9_-]*\.(?:svg|png|webp)$/;

/**
 * The picture that was probably meant by a name: another folder, ending or spelling; empty when there is none.
 *
 * @param pointer where the name stands
 */
export function suggestPicture(written: string, media: ReadonlySet<string>, pointer = ''): string {
  const isPossible = (file: string) =>
    pointer === SITE_LOGO ? LOGO.test(file) : LEGAL.test(file) && WEB.test(file);
  const files = [...media].filter(isPossible);
  const name = lastPart(written);
  return (
    files.find((file) => lastPart(file) === name) ??
    files.find((file) => stem(lastPart(file)) === stem(name)) ??
    suggest(written, files) ??
    suggest(name, files) ??
    ''
  );
}

/** The file whose name differs in capitals only, when that cannot be written in a document; empty when there is none. */
export function capitalFile(written: string, media: ReadonlySet<string>): string {
  const lower = written.toLowerCase();
  return [...media].find((file) => !LEGAL.test(file) && file.toLowerCase() === lower) ?? '';
}

/** Adds what was meant to what the schemas have against the name of a picture, and what its file should be called. */
export function withSuggestedPicture<Code extends string>(
  finding: Finding<Code>,
  { media, dir }: { media: ReadonlySet<string>; dir: string },
): Finding<Code> {
  const { code, pointer, args } = finding;
  const isPicture = code === 'bad-value' && (isPictureFile(args?.name) || pointer === SITE_LOGO);
  if (!isPicture || !args) return finding;
  const written = String(args.value);
  if (pointer === SITE_LOGO && !(media.has(written) && LOGO.test(legalName(written)))) {
    const suggestion = suggestPicture(written, media, pointer);
    return { ...finding, args: { ...args, suggestion, logo: logoName(written) } };
  }
  const format = unshownFormat(written);
  if (format !== '' && (media.has(written) || suggestPicture(written, media) === ''))
    return { ...finding, args: { ...args, format, rename: legalName(savedAs(written, format)) } };
  if (media.has(written))
    return {
      ...finding,
      args: { ...args, rename: legalName(written), picture: fileOf(dir, `media/${written}`) },
    };
  return {
    ...finding,
    args: { ...args, suggestion: suggestPicture(written, media), source: sourceOf(written) },
  };
}

/** What stands in the place of a name: an address, the picture itself, a file elsewhere, a video; or the name that the file could have. */
function sourceOf(written: string): string {
  if (/^data:/i.test(written)) return 'data';
  if (/^(?:https?:|\/\/|www\.)/i.test(written)) return 'site';
  if (/\.(?:mp4|m4v|mov|avi|mkv|webm|3gp)$/i.test(written)) return 'video';
  if (/^(?:file:|[a-z]:[\\/]|\\\\|\/(?:users|home)\/)/i.test(written)) return 'computer';
  return legalName(written);
}

/** Endings that programs for Windows give to a JPEG. */
const JPEG = /^(?:jfif|jpe|pjpeg|pjp)$/;

/** The nearest name that a picture can have: `My photo 1.JFIF` becomes `my-photo-1.jpg`. */
function legalName(file: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(file) ?? [];
  const parts = stem.split('/').map(suggestSegment);
  const name = `${parts.join('/')}.${ending.toLowerCase().replace(JPEG, 'jpg')}`;
  return LEGAL.test(name) && WEB.test(name) ? name : '';
}

/** What a logo of another kind is called when it is saved as PNG. */
function logoName(written: string): string {
  const name = legalName(`${lastPart(written).replace(/\.[^.]*$/, '')}.png`);
  return LOGO.test(name) ? name : 'logo.png';
}

/** Telephones keep photographs as HEIC; in the other formats there are drawings and screens at least as often. */
const savedAs = (file: string, format: string) => file.replace(/[^.]*$/, format === 'heic' ? 'jpg' : 'png');

/** The company's mark, the one picture that is neither `src` nor `narrow`; pages have no such property. */
export const SITE_LOGO = '/logo';

const lastPart = (file: string) =>
  file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).toLowerCase();
const stem = (file: string) => file.replace(/\.[a-z]+$/, '');
