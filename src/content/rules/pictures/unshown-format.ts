/** By ending: kinds of files that people take for pictures of the web. */
const FORMATS: Readonly<Record<string, string>> = {
  heic: 'heic',
  heif: 'heic',
  tif: 'tiff',
  tiff: 'tiff',
  bmp: 'bmp',
  gif: 'gif',
  pdf: 'pdf',
};

/** The format that a name promises and no page shows; empty where it is none of those. */
export function unshownFormat(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(FORMATS, ending) ? (FORMATS[ending] ?? '') : '';
}
