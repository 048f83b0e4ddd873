/** Endings of files that no site of pages has, and of pages as other programs write them. */
const ENDINGS = {
  picture: 'jpe?g jfif png gif webp avif svg heic bmp tiff?',
  page: 'html? php aspx? jsp json',
  file: 'pdf docx? odt rtf txt csv xlsx? xlsm ods pptx? odp zip rar mp3 mp4 mov avi mkv webm wav ogg m4a apk exe dmg msi ics vcf epub psd eps',
} as const;

type FileKind = keyof typeof ENDINGS;

const KINDS: readonly FileKind[] = ['picture', 'page', 'file'];

const patterns = KINDS.map(
  (kind) => [kind, new RegExp(`\\.(?:${ENDINGS[kind].replaceAll(' ', '|')})$`, 'i')] as const,
);

/**
 * What kind of file an address names by its ending: `/fees.pdf` is a file, `/shop.jpg` a picture, `/about.html` a page.
 *
 * @returns undefined where there is no such ending
 */
export function fileIn(address: string): FileKind | undefined {
  const path = address.replace(/[?#].*$/s, '');
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}
