import type { OtherFormat } from '../../content/model/source';

/** APPNOTE.TXT 4.3.7. */
const ZIP = ['PK\x03\x04'];

/** By format: how its files begin, in Latin-1, and what else stands near their beginning. */
const BEGINNINGS: readonly (readonly [format: OtherFormat, beginnings: readonly string[], part?: string])[] =
  [
    ['word', ZIP, 'word/'],
    ['excel', ZIP, 'xl/'],
    ['powerpoint', ZIP, 'ppt/'],
    ['writer', ZIP, 'application/vnd.oasis.opendocument'],
    ['archive', [...ZIP, '\x1f\x8b', 'Rar!', '7z\xbc\xaf']],
    // MS-CFB 2.2
    ['office', ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
    ['pdf', ['%PDF-']],
    ['picture', ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*', 'BM']],
  ];

/** So many bytes of an office document name its parts. */
const BEGINNING_BYTES = 4_096;

/** Which other program a file that is no text comes from, by its first bytes; undefined where that is not known. */
export function otherFormat(bytes: Uint8Array): OtherFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, BEGINNING_BYTES)).toString('latin1');
  // AVIF and HEIC have their length first (ISO/IEC 14496-12, 4.2).
  if (start.startsWith('ftyp', 4)) return 'picture';
  return BEGINNINGS.find(
    ([, beginnings, part = '']) =>
      beginnings.some((beginning) => start.startsWith(beginning)) && start.includes(part),
  )?.[0];
}
