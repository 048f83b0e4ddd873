import type { Entry, OpenDocument } from '../../document';
import { isRecord } from '../../is-record';
import { onceAWorld } from '../../once-a-world';
import type { World } from '../../world';
import type { DocumentRule } from '../rule';

/** A text of fewer words may well be said twice. */
const LEAST_WORDS = 9;

/** In characters: so many words of one letter, with the spaces between them. */
const LEAST_LENGTH = 2 * LEAST_WORDS - 1;

/** What pictures show may be described in the same words wherever they stand. */
const MAY_REPEAT = ['alt', '$schema'];

/** Has a rule of its own. */
const DESCRIPTION = '/description';

/**
 * A text stands on one page only, word for word: readers feel a template, and search engines drop one of the two. Legal
 * texts share the formulas of their trade.
 */
export const repeatedText: DocumentRule = function* (document, world) {
  if (!isChecked(document)) return;
  for (const entry of textsOf(document, world)) {
    const first = firstUses(world).get(keyOf(entry.value));
    if (!first || first === document) continue;
    yield {
      code: 'repeated-text',
      severity: 'warning',
      pointer: entry.pointer,
      args: { other: first.source.file },
    };
  }
};

const firstUses = onceAWorld((world) => {
  const first = new Map<string, OpenDocument>();
  for (const document of world.documents.filter(isChecked)) {
    for (const { value } of textsOf(document, world)) {
      const key = keyOf(value);
      if (!first.has(key)) first.set(key, document);
    }
  }
  return first;
});

const isChecked = ({ isSite, value }: OpenDocument) => !isSite && isRecord(value) && value.kind !== 'legal';

function textsOf(document: OpenDocument, { entriesOf }: World): (Entry & { value: string })[] {
  return entriesOf(document).filter((entry): entry is Entry & { value: string } => {
    const { pointer, name, value } = entry;
    if (typeof value !== 'string' || MAY_REPEAT.includes(name) || pointer === DESCRIPTION) return false;
    return value.length >= LEAST_LENGTH && value.split(/\s+/, LEAST_WORDS).length === LEAST_WORDS;
  });
}

const keyOf = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
