import type { OpenDocument } from '../../document';
import type { TextEntry } from '../../entries';
import { isRecord } from '../../is-record';
import { digestOf } from '../../digest';
import { onceAWorld } from '../../once-a-world';
import { noteOf } from '../note';
import type { DocumentRule } from '../rule';

/** A text of fewer words may well be said twice. */
const LEAST_WORDS = 9;

/** In characters: so many words of one letter, with the spaces between them. */
const LEAST_LENGTH = 2 * LEAST_WORDS - 1;

const SPACES = /\s+/g;

/** Spaces that are not one plain space between words. */
const IRREGULAR = /^\s|\s$|\s\s|[^\S ]/;

/** What pictures show may be described in the same words wherever they stand. */
const MAY_REPEAT = ['alt', '$schema'];

/** Has a rule of its own. */
const DESCRIPTION = '/description';

/**
 * A text stands on one page only, word for word: readers feel a template, and search engines drop one of the two. Legal
 * texts share the formulas of their trade.
 */
export const repeatedText: DocumentRule = function* (document, world) {
  const first = firstUses(world);
  if (textDigests(document).every((digest) => first.get(digest) === document)) return;
  for (const place of textsOf(document)) {
    const { value } = place;
    const other = first.get(digestOf(keyOf(value)));
    if (!other || other === document || !isIn(other, keyOf(value))) continue;
    yield {
      code: 'repeated-text',
      severity: 'warning',
      pointer: place.pointer,
      args: { other: other.source.file },
    };
  }
};

/** The texts of a document that may stand nowhere else. */
export const textDigests = noteOf((document) =>
  isChecked(document) ? textsOf(document).map(({ value }) => digestOf(keyOf(value))) : [],
);

const firstUses = onceAWorld((world) => {
  const first = new Map<number, OpenDocument>();
  for (const document of world.documents) {
    for (const digest of textDigests(document)) if (!first.has(digest)) first.set(digest, document);
  }
  return first;
});

/** Two texts may have one digest. */
const isIn = (document: OpenDocument, key: string) =>
  textsOf(document).some(({ value }) => keyOf(value) === key);

const isChecked = ({ isSite, value }: OpenDocument) => !isSite && isRecord(value) && value.kind !== 'legal';

function textsOf({ entries }: OpenDocument): TextEntry[] {
  return entries.texts.filter((entry) => {
    const { name, value } = entry;
    if (value.length < LEAST_LENGTH || MAY_REPEAT.includes(name) || !MANY_WORDS.test(value)) return false;
    return name !== 'description' || entry.pointer !== DESCRIPTION;
  });
}

/** So many words in a row, wherever the text has them. */
const MANY_WORDS = new RegExp(`^(?:\\S*\\s+(?!\\s)){${LEAST_WORDS - 1}}`);

const keyOf = (text: string) =>
  (IRREGULAR.test(text) ? text.replace(SPACES, ' ').trim() : text).toLowerCase();
