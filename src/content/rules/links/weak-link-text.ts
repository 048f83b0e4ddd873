import type { OpenDocument } from '../../documents/document/open-document';
import { pointerTo } from '../../json/locate';
import { numbered, spanOfText } from '../../json/span-of-text';
import type { RichNode } from '../../model/pages/page-data';
import { plainText } from '../../rich-text/plain-text';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** Words that say nothing about where a link leads (WCAG 2.4.4, failure F84). */
const WEAK =
  /^(?:(?:please )?(?:click|press|tap) ?(?:here|this)?|(?:see |read )?more|here|this|(?:this )?(?:link|page)|info)[.!:…]*$/i;

/** The words of a link say where it leads; screen readers list links without what stands around them. */
export const weakLinkText = ownRule({
  code: 'weak-link-text',
  severity: 'warning',
  meaning: 'The words of a link do not say where it leads.',
  choice: true,
  isImprovement: true,
  *check(document) {
    for (const { text, pointer, nth } of [...labelsIn(document), ...richLabelsIn(document)]) {
      if (!WEAK.test(text.trim())) continue;
      const span = spanOfText(document, pointer, text, nth);
      yield { pointer, span, args: { text } };
    }
  },
  words: (issue) => ({
    what: `The words of this link, ${quote(textArg(issue, 'text'))}, do not say where it leads.`,
    why: 'Many visitors go from link to link, some with a screen reader that reads out nothing else.',
    fix: 'Name what they find behind it, for example "See the prices".',
  }),
});

interface Label {
  text: string;
  pointer: string;
  /** How many equal ones stand before it in the same text. */
  nth: number;
}

function* labelsIn({ entries }: OpenDocument): Generator<Label> {
  for (const entry of entries.objects) {
    const { href, label } = entry.value;
    if (typeof href === 'string' && typeof label === 'string')
      yield { text: label, pointer: pointerTo(entry.pointer, 'label'), nth: 0 };
  }
}

function* richLabelsIn({ linkedTexts }: OpenDocument): Generator<Label> {
  for (const { pointer, nodes } of linkedTexts) {
    const texts = linksAmong(nodes).map((link) => plainText([link]));
    yield* numbered(texts).map(({ piece: text, nth }) => ({ text, pointer, nth }));
  }
}

function linksAmong(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksAmong(node.children);
  });
}
