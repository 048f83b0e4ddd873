import type { Action, Block, PageDocument, TitledItem } from '../../../src/generated/documents';
import type { Random } from './random';
import { createWords, type Words } from './words';

const ICONS = [
  'barcode',
  'basket',
  'bread',
  'cake',
  'clipboard-text',
  'coins',
  'factory',
  'file-text',
  'gift',
  'globe',
  'plant',
  'printer',
  'scales',
  'truck',
  'wallet',
] as const;
const COLORS = ['green', 'indigo', 'lagoon', 'laterite', 'marigold'] as const;
const PATTERNS = ['chevron', 'kente', 'lattice', 'pasa', 'phula', 'steps'] as const;

interface Place {
  route: string;
  /** The page that this one links to: every page is linked to by one other. */
  next: string;
}

/**
 * A page of every common kind of block: opening, features, rows, tabs, figures, steps, stages, text and a call to
 * action; some ten kilobytes of JSON, without pictures.
 */
export function makePage({ route, next }: Place, random: Random): PageDocument {
  const words = createWords(random);
  const { phrase, sentence } = words;
  const panel = () => ({ color: random.oneOf(COLORS), pattern: random.oneOf(PATTERNS) });
  const items = (count: number) => listOf(count, () => titledItem(words, random));
  const title = `${phrase(3)} ${route.replace(/\D+/g, ' ').trim()}`.trim();
  const blocks: Block[] = [
    {
      type: 'hero',
      title: phrase(4),
      lead: sentence(14),
      actions: actions(words, next),
      facts: listOf(3, () => ({ icon: random.oneOf(ICONS), text: phrase(3) })),
      picture: panel(),
    },
    {
      type: 'benefit-grid',
      heading: phrase(4),
      lead: sentence(14),
      benefits: listOf(6, () => ({ ...titledItem(words, random), icon: random.oneOf(ICONS) })),
    },
    {
      type: 'alternating-rows',
      heading: phrase(4),
      rows: listOf(3, () => ({
        title: phrase(4),
        text: sentence(25),
        points: listOf(3, () => phrase(5)),
        picture: panel(),
      })),
    },
    {
      type: 'tabs',
      heading: phrase(3),
      tabs: listOf(3, () => ({
        label: phrase(1),
        icon: random.oneOf(ICONS),
        blocks: [
          {
            type: 'benefit-grid',
            benefits: listOf(3, () => ({ ...titledItem(words, random), icon: random.oneOf(ICONS) })),
          },
        ],
      })),
    },
    { type: 'stats', stats: listOf(4, () => ({ value: `${random.below(100)}`, label: phrase(4) })) },
    { type: 'process-steps', heading: phrase(4), steps: items(4) },
    { type: 'lifecycle-grid', heading: phrase(3), stages: items(6) },
    {
      type: 'prose',
      contents: 'On this page',
      sections: listOf(3, (index) => ({
        id: `part-${index + 1}`,
        heading: phrase(3),
        richText: `${sentence(24)}\n\n- **${phrase(2)}** ${sentence(9)}\n- ${sentence(9)}`,
      })),
    },
    {
      type: 'call-to-action',
      heading: phrase(4),
      text: sentence(14),
      ...panel(),
      actions: actions(words, next),
    },
  ];
  return { title, description: sentence(18).slice(0, 150), blocks };
}

function titledItem({ phrase, sentence }: Words, random: Random): TitledItem {
  return { title: phrase(2), text: sentence(12), icon: random.oneOf(ICONS) };
}

function actions({ phrase }: Words, next: string): Action[] {
  return [
    { label: phrase(2), href: next },
    { label: phrase(2), href: '/' },
  ];
}

function listOf<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
