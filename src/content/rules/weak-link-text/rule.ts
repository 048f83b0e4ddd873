import type { Entry } from '../../document';
import type { Finding } from '../../finding';
import { isRecord } from '../../is-record';
import { pointerTo } from '../../json/locate';
import { numbered, spanOfText } from '../../json/span-of-text';
import type { RichNode } from '../../page-data';
import { mayHaveLinks, parseRichText } from '../../rich-text/parse';
import { plainText } from '../../rich-text/plain-text';
import type { DocumentRule } from '../rule';

/** Words that say nothing about where a link leads (WCAG 2.4.4, failure F84). */
const WEAK =
  /^(?:(?:please )?(?:click|press|tap) ?(?:here|this)?|(?:see |read )?more|here|this|(?:this )?(?:link|page)|info)[.!:…]*$/i;

/** The words of a link say where it leads; screen readers list links without what stands around them. */
export const weakLinkText: DocumentRule = function* (document, { entriesOf }): Generator<Finding> {
  for (const entry of entriesOf(document)) {
    for (const { text, pointer, nth } of linkTexts(entry)) {
      if (!WEAK.test(text.trim())) continue;
      const span = spanOfText(document, pointer, text, nth);
      yield { code: 'weak-link-text', severity: 'warning', pointer, span, args: { text } };
    }
  }
};

function linkTexts({ pointer, name, value }: Entry): { text: string; pointer: string; nth: number }[] {
  if (isRecord(value) && typeof value.href === 'string' && typeof value.label === 'string')
    return [{ text: value.label, pointer: pointerTo(pointer, 'label'), nth: 0 }];
  if (name !== 'richText' || typeof value !== 'string' || !mayHaveLinks(value)) return [];
  const texts = linksAmong(parseRichText(value)).map((link) => plainText([link]));
  return numbered(texts).map(({ piece: text, nth }) => ({ text, pointer, nth }));
}

function linksAmong(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksAmong(node.children);
  });
}
