import type { Entry } from '../../entries';
import type { Finding } from '../../finding';
import { isRecord } from '../../is-record';
import { pointerTo } from '../../json/locate';
import { numbered, spanOfText } from '../../json/span-of-text';
import type { RichNode } from '../../page-data';
import { mayHaveLinks, parseRichText } from '../../rich-text/parse';
import { plainText } from '../../rich-text/plain-text';
import type { OwnRule } from '../rule';

/** Words that say nothing about where a link leads (WCAG 2.4.4, failure F84). */
const WEAK =
  /^(?:(?:please )?(?:click|press|tap) ?(?:here|this)?|(?:see |read )?more|here|this|(?:this )?(?:link|page)|info)[.!:…]*$/i;

/** The words of a link say where it leads; screen readers list links without what stands around them. */
export const weakLinkText: OwnRule = function* (document): Generator<Finding> {
  for (const entry of document.entries.all) {
    for (const { text, pointer, nth } of linkTexts(entry)) {
      if (!WEAK.test(text.trim())) continue;
      const span = spanOfText(document, pointer, text, nth);
      yield { code: 'weak-link-text', severity: 'warning', pointer, span, args: { text } };
    }
  }
};

function linkTexts(entry: Entry): { text: string; pointer: string; nth: number }[] {
  const { name, value } = entry;
  if (isRecord(value) && typeof value.href === 'string' && typeof value.label === 'string')
    return [{ text: value.label, pointer: pointerTo(entry.pointer, 'label'), nth: 0 }];
  if (name !== 'richText' || typeof value !== 'string' || !mayHaveLinks(value)) return [];
  const texts = linksAmong(parseRichText(value)).map((link) => plainText([link]));
  return numbered(texts).map(({ piece: text, nth }) => ({ text, pointer: entry.pointer, nth }));
}

function linksAmong(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksAmong(node.children);
  });
}
