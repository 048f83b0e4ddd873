import { isRecord } from '../../util/is-record';
import { wasMisspelt } from '../../documents/was-misspelt';
import { DEFAULT_LABELS, defaultLabels, LABEL_NAMES, languageOf } from '../../model/labels/default-labels';
import { listArg, numberArg, quote, textArg } from '../../messages/words';
import { ownRule } from '../rule';

/** A site in a language without built-in labels gives all of them itself. */
export const missingLabel = ownRule({
  code: 'missing-label',
  meaning:
    'There are no built-in labels in the language of the site, and the site does not give all of them.',
  *check(document) {
    const { value, invalidPointers } = document;
    if (!document.isSite || !isRecord(value) || typeof value.language !== 'string') return;
    if (invalidPointers.has('/language') || defaultLabels(value.language)) return;
    if (invalidPointers.has('/labels') || wasMisspelt(document, 'labels')) return;
    const given = isRecord(value.labels) ? value.labels : {};
    const missing = LABEL_NAMES.filter((name) => !Object.hasOwn(given, name));
    if (missing.length === 0) return;
    yield {
      pointer: '/language',
      args: { language: value.language, missing, count: missing.length },
    };
  },
  words: (issue) => ({
    what: `There are no built-in labels in ${named(textArg(issue, 'language'))}, and "labels" does not give all of them.`,
    why: `Labels are the words of buttons and of what screen readers say. They are built in for ${namesOf(Object.keys(DEFAULT_LABELS))}.`,
    fix: `Add ${numberArg(issue, 'count') === 1 ? 'this one' : `these ${numberArg(issue, 'count')}`} to "labels", in the language of the site: ${listArg(issue, 'missing')}.`,
  }),
});

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** `German ("de")` */
function named(tag: string): string {
  const name = NAMES.of(languageOf(tag)) ?? '';
  return name === '' || name === languageOf(tag) ? quote(tag) : `${name} (${quote(tag)})`;
}

/** `Arabic, English and French` */
function namesOf(codes: readonly string[]): string {
  const names = codes.map((code) => NAMES.of(code) ?? code).sort();
  return new Intl.ListFormat('en-GB').format(names);
}
