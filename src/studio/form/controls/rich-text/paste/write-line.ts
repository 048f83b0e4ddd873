import { cut, firstOf, lastOf, textOf, together } from './cut-runs';
import { type Beside, fittingMarks } from './fitting-marks';
import type { Run } from './formatted-text';

/** One line in the notation of documents, so that it reads as the same words in the same look. */
export function writeLine(line: readonly Run[], { before, after }: Beside): string {
  const signs = signsIn(
    textOf(line),
    line.some(({ isStrong, isStressed }) => isStrong || isStressed),
  );
  const parts = together(line, (one, other) => one.href === other.href).flatMap(withSpacesOutside);
  return parts
    .map((part, index) => {
      const href = part[0]?.href;
      const [last, next] = [parts[index - 1], parts[index + 1]];
      if (href === undefined) {
        const beside = {
          before: last?.[0]?.href ? ')' : (lastOf(last) ?? before),
          after: next?.[0]?.href ? '[' : (firstOf(next) ?? after),
        };
        return marked(fittingMarks(part, beside), { ...signs, isLink: false });
      }
      const words = marked(fittingMarks(part, { before: '[', after: ']' }), { ...signs, isLink: true });
      return `[${words}](${/[()]/.test(href) ? `<${href}>` : href})`;
    })
    .join('');
}

/** Spaces at the ends of a link stand outside of it, and one without words is none. */
function withSpacesOutside(runs: readonly Run[]): Run[][] {
  if (runs[0]?.href === undefined) return [[...runs]];
  const text = textOf(runs);
  const from = text.length - text.trimStart().length;
  const [start, words, end] = cut(runs, from, Math.max(from, text.trimEnd().length));
  const bare = (part: Run[]) => part.map(({ href: _, ...run }) => run);
  return [bare(start), words, bare(end)].filter((part) => part.length > 0);
}

interface Signs {
  isStar: boolean;
  isUnderscore: boolean;
}

/** Which signs would be read as marks, unless a backslash is before them: a lone one is none. */
function signsIn(text: string, isMarked: boolean): Signs {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return { isStar: count(STAR) > (isMarked ? 0 : 1), isUnderscore: count(UNDERSCORE) > 1 };
}

const STAR = /\*(?=\S)|(?<=\S)\*/g;
const UNDERSCORE = /(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu;

function escaped(text: string, { isStar, isUnderscore, isLink }: Signs & { isLink: boolean }): string {
  const bare = text.replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\');
  const linked = isLink ? bare.replace(/[[\]]/g, '\\$&') : bare.replace(/\](?=\()/g, '\\]');
  const withStars = isStar ? linked.replaceAll('*', '\\*') : linked;
  return isUnderscore ? withStars.replaceAll('_', '\\_') : withStars;
}

function marked(runs: readonly Run[], signs: Signs & { isLink: boolean }): string {
  const parts = runs.map((run, index) => {
    const [last, next] = [runs[index - 1], runs[index + 1]];
    const isStrongNow = (other: Run | undefined) => run.isStrong && other?.isStrong;
    const isStressedNow = (other: Run | undefined) => other?.isStressed && other.isStrong === run.isStrong;
    const opening =
      (run.isStrong && !isStrongNow(last) ? '**' : '') + (run.isStressed && !isStressedNow(last) ? '*' : '');
    const closing =
      (run.isStressed && !isStressedNow(next) ? '*' : '') + (run.isStrong && !isStrongNow(next) ? '**' : '');
    return opening + escaped(run.text, signs) + closing;
  });
  return parts.join('');
}
