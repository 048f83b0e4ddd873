import type { Finding } from '../../finding';
import { suggest } from '../../suggest';

/** Names that the schemas allow; only such a one helps as a suggestion. */
const LEGAL = /^[a-z0-9_/-]+\.[a-z]+$/;

/** The picture that was probably meant by a name: another folder, ending or spelling; empty when there is none. */
export function meantPicture(written: string, media: ReadonlySet<string>): string {
  const files = [...media].filter((file) => LEGAL.test(file) && file !== written);
  const name = lastPart(written);
  return (
    files.find((file) => lastPart(file) === name) ??
    files.find((file) => stem(lastPart(file)) === stem(name)) ??
    suggest(written, files) ??
    suggest(name, files) ??
    ''
  );
}

/** Adds what was meant to what the schemas have against the name of a picture. */
export function withMeantPicture(finding: Finding, media: ReadonlySet<string>): Finding {
  const { code, pointer, args } = finding;
  const isPicture = code === 'bad-value' && (args?.name === 'src' || pointer === SITE_MARK);
  if (!isPicture || !args) return finding;
  return { ...finding, args: { ...args, suggestion: meantPicture(String(args.value), media) } };
}

/** The company's mark, the one picture that is not called `src`; pages have no such property. */
export const SITE_MARK = '/mark';

const lastPart = (file: string) =>
  file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).toLowerCase();
const stem = (file: string) => file.replace(/\.[a-z]+$/, '');
