import { extractOnce } from '../../documents/facts/document-fact';
import type { OpenDocument } from '../../documents/document/open-document';
import { lettersOf, missingLetters } from '../../fonts/missing-letters';
import { SCRIPT_NAMES, type ScriptName } from '../../fonts/scripts';
import { DEFAULT_PAIR, PAIRS, type PairName } from '../../fonts/families';
import { pointerTo } from '../../json/locate';
import { mayHaveLinks, parseRichText } from '../../rich-text/parse';
import { plainText } from '../../rich-text/plain-text';
import { listArg, textArg } from '../../messages/words';
import { isRecord } from '../../util/is-record';
import { languageFolder } from '../languages/language-of';
import { documentRule } from '../rule';

/** Tells quickly that a document has Latin letters only. */
const HAS_OTHER = /[^\0-\x7f]/;

/** Addresses and names of files are not shown. */
const NOT_SHOWN = ['href', 'src', 'narrow', '$schema'];

/** The letters of a document that not every font has, each once. */
const lettersIn = extractOnce(({ entries, text }) => {
  if (!HAS_OTHER.test(text) && !text.includes('\\u')) return '';
  const letters = new Set<string>();
  for (const { name, value } of entries.texts) {
    if (!HAS_OTHER.test(value) || NOT_SHOWN.includes(name)) continue;
    const isLinked = name === 'richText' && mayHaveLinks(value);
    const shown = isLinked ? plainText(parseRichText(value)) : value;
    for (const letter of lettersOf(shown)) letters.add(letter);
  }
  return [...letters].sort().join('');
});

/** So many letters are shown. */
const MAX_SHOWN = 8;

/** All letters of a site are in its fonts. One message for the site, at its language or at the choice of its fonts. */
export const lettersWithoutFont = documentRule({
  code: 'letters-without-font',
  severity: 'warning',
  meaning: 'Texts have letters that the fonts of the site lack.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [lettersIn],
  documents: ['site'],
  *check(document, siteIndex) {
    const { value } = document;
    if (!isRecord(value) || typeof value.language !== 'string') return;
    const fonts = fontsOf(document);
    const languages = [['', value.language] as const, ...siteIndex.languages];
    for (const [folder, language] of languages) {
      const own = siteIndex.documents.filter((each) => languageFolder(each, siteIndex) === folder);
      const letters = new Set(own.flatMap((each) => [...lettersIn(each)]));
      const missing = missingLetters({ language, fonts }, letters);
      if (!missing) continue;
      const { scripts, pair, hopeless } = missing;
      const place = folder === '' ? '/language' : pointerTo('/languages', folder);
      yield {
        pointer: isRecord(value.fonts) ? '/fonts' : place,
        args: {
          letters: shown(missing.letters),
          more: missing.letters.length > MAX_SHOWN ? 'and others' : '',
          write:
            scripts.length > 0 || pair ? wordsOf({ ...fonts, ...(pair && { name: pair }) }, scripts) : '',
          hopeless: shown(hopeless),
        },
      };
    }
  },
  words: (issue) => {
    const more = textArg(issue, 'more');
    const letters = `${listArg(issue, 'letters')}${more && ` ${more}`}`;
    const write = textArg(issue, 'write');
    const off =
      'If that is fine, set "letters-without-font" to "level": "off" under "rules", with the reason.';
    return {
      what: `Texts have letters that the fonts of the site lack: ${letters}.`,
      why: 'These letters are shown in some font of the visitor’s device, which may look unlike the others.',
      fix: write ? `Write ${write} in _site.json.` : `There is no font to choose that has them. ${off}`,
      ...(write &&
        listArg(issue, 'hopeless') && {
          more: `No font to choose has ${listArg(issue, 'hopeless')}. ${off}`,
        }),
    };
  },
});

/** Some letters; their marks only where there is nothing else. */
function shown(letters: readonly string[]): string[] {
  const whole = letters.filter((letter) => /\p{L}/u.test(letter));
  return (whole.length > 0 ? whole : letters).slice(0, MAX_SHOWN);
}

interface Fonts {
  name?: PairName;
  scripts?: ScriptName[];
}

/** What the site document says of its fonts, as far as it is valid. */
function fontsOf({ value, invalidPointers }: OpenDocument): Fonts {
  const fonts = isRecord(value) && isRecord(value.fonts) ? value.fonts : {};
  const { name, scripts } = fonts;
  const known = Array.isArray(scripts) ? SCRIPT_NAMES.filter((each) => scripts.includes(each)) : [];
  return {
    ...(isPair(name) && !invalidPointers.has('/fonts/name') && { name }),
    ...(known.length > 0 && { scripts: known }),
  };
}

const isPair = (name: unknown): name is PairName => typeof name === 'string' && Object.hasOwn(PAIRS, name);

/** What to write, as JSON. */
function wordsOf({ name, scripts = [] }: Fonts, more: readonly ScriptName[]): string {
  const all = [...scripts, ...more];
  const parts = [
    ...(name && name !== DEFAULT_PAIR ? [`"name": ${quoted(name)}`] : []),
    ...(all.length > 0 ? [`"scripts": [${all.map(quoted).join(', ')}]`] : []),
  ];
  return `"fonts": { ${parts.join(', ')} }`;
}

const quoted = (text: string) => `"${text}"`;
