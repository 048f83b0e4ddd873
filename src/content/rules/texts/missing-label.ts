import type { OpenDocument } from '../../documents/document/open-document';
import { pointerTo } from '../../json/locate';
import type { RuleFinding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import { wasMisspelt } from '../../documents/site/was-misspelt';
import { DEFAULT_LABELS, defaultLabels, LABEL_NAMES, languageOf } from '../../model/labels/default-labels';
import { listArg, numberArg, quote, textArg } from '../../messages/words';
import { languageDocument, languageName } from '../languages/language-of';
import { documentRule } from '../rule';

/** A site in a language without built-in labels gives all of them itself, in each of its languages. */
export const missingLabel = documentRule({
  code: 'missing-label',
  meaning:
    'There are no built-in labels in the language of the site, and the site does not give all of them.',
  documents: ['site'],
  *check(document, siteIndex) {
    const { value, invalidPointers } = document;
    if (!isRecord(value)) return;
    if (typeof value.language === 'string' && !invalidPointers.has('/language'))
      yield* missingIn(document, { tag: value.language, pointer: '/language', file: '_site.json' });
    for (const [folder, tag] of siteIndex.languages) {
      const pointer = pointerTo('/languages', folder);
      if (!invalidPointers.has('/languages') && !invalidPointers.has(pointer))
        yield* missingIn(languageDocument(folder, siteIndex), { tag, pointer, file: `${folder}/_site.json` });
    }
  },
  words: (issue) => ({
    what: `There are no built-in labels in ${named(textArg(issue, 'language'))}, and "labels" does not give all of them.`,
    why: `Labels are the words of buttons and of what screen readers say. They are built in for ${namesOf(Object.keys(DEFAULT_LABELS))}.`,
    fix: `Add ${numberArg(issue, 'count') === 1 ? 'this one' : `these ${numberArg(issue, 'count')}`} to "labels"${textArg(issue, 'file') === '_site.json' ? '' : ` in ${textArg(issue, 'file')}`}, in the language of the site: ${listArg(issue, 'missing')}.`,
  }),
});

/** @param document the one that should give the labels */
function* missingIn(
  document: OpenDocument | undefined,
  { tag, pointer, file }: { tag: string; pointer: string; file: string },
): Generator<RuleFinding> {
  if (defaultLabels(tag) || languageName(tag) === undefined) return;
  if (document && (document.invalidPointers.has('/labels') || wasMisspelt(document, 'labels'))) return;
  const labels = isRecord(document?.value) ? document.value.labels : undefined;
  const missing = LABEL_NAMES.filter((name) => !isRecord(labels) || !Object.hasOwn(labels, name));
  if (missing.length > 0) yield { pointer, args: { language: tag, missing, file, count: missing.length } };
}

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
