import type { Mistake } from './corpus';

/** Of a block of another type, or of none, the rest cannot be checked. */
const HIDE_THEIR_BLOCK = ['unknown-block-type', 'misplaced-block', 'wrong-type', 'missing-property'];

/** By code: what another mistake may be about that keeps it from being found. Only where all is known, something is missing. */
const WITH_ALL_KNOWN: Readonly<Record<string, (other: Mistake) => boolean>> = {
  'removed-route': ({ hides, slip }) => hides === 'file' || slip?.files !== undefined,
  'dead-anchor': ({ edit }) => edit?.right.startsWith('"id"') ?? false,
  'bad-phone': ({ expected }) => expected.code === 'written-out',
  'bad-email': ({ edit, expected }) => expected.code === 'written-out' || isAddressOfSite(edit),
  'whole-address': ({ edit }) => isAddressOfSite(edit),
};

const isAddressOfSite = (edit: Mistake['edit']) => edit?.right.startsWith('"url"') ?? false;

/** Whether two mistakes can be made on one site, and neither keeps the other from being found. */
export function canBePaired(one: Mistake, other: Mistake): boolean {
  if (one === other || one.hides === 'site' || other.hides === 'site') return false;
  return !isInTheWay(one, other) && !isInTheWay(other, one);
}

function isInTheWay(one: Mistake, other: Mistake): boolean {
  const touched = [other.edit?.file, other.expected.file, ...(other.slip?.copied ?? [])];
  if (WITH_ALL_KNOWN[other.expected.code]?.(one)) return true;
  if (one.hides === 'file') return touched.includes(one.expected.file);
  if (one.slip) return isFileInTheWay(one.slip, touched, other);
  return isInOneBlock(one, other) && (overlaps(one, other) || hidesItsBlock(one));
}

/** What is added or copied; and a picture is told of where the first page names it. */
function isFileInTheWay(
  { at, copied, pictures }: NonNullable<Mistake['slip']>,
  touched: readonly (string | undefined)[],
  { slip, edit }: Mistake,
): boolean {
  if ([at, ...(copied ?? [])].some((file) => touched.includes(file))) return true;
  return pictures !== undefined && (slip?.pictures ?? slip?.copied ?? edit?.right.match(/"src"/)) != null;
}

function hidesItsBlock({ edit, expected }: Mistake): boolean {
  if (!edit) return false;
  const isContainer = expected.code === 'unknown-property' && /[[{]|richText/.test(edit.right);
  const isCompared = expected.code === 'repeated-block';
  return (
    isContainer || isCompared || edit.right.includes('"type"') || HIDE_THEIR_BLOCK.includes(expected.code)
  );
}

const isInOneBlock = ({ edit: one }: Mistake, { edit: other }: Mistake) =>
  one !== undefined && other !== undefined && one.file === other.file && one.block === other.block;

function overlaps({ edit: one }: Mistake, { edit: other }: Mistake): boolean {
  return one !== undefined && other !== undefined && one.start <= other.end && other.start <= one.end;
}

/** Documents are held against what could be better while none of them has an error; the list of published addresses is no document. */
const isOfDocument = ({ expected, slip }: Mistake) => expected.file !== '_published.json' && !slip?.strays;

/** What has to be said of two mistakes. */
export function expectedOf(
  pair: readonly Mistake[],
  isError: (mistake: Mistake) => boolean,
): Mistake['expected'][] {
  const isWrong = pair.some((mistake) => isError(mistake) && isOfDocument(mistake));
  return pair.filter(({ isImprovement }) => !isImprovement || !isWrong).map(({ expected }) => expected);
}
