import { type Case, heels } from '../case';

const TEXTS = [
  'See [our soles](/services/soles forms.',
  'See [](/services/soles) first.',
  '**The heel keeps its form.',
  'One day.\\n\\nTwo for boots.',
  'The heel** keeps its form.',
  '**Today:**at nine.',
  '![A heel](https://example.com/heel.png)',
  'See (our soles)[/services/soles] first.',
  'See <https://example.com/heels> first.',
  'Heels\n===\nOf leather.',
  '# Heels of leather',
  '| heel | price |\n|---|---|\n| leather | 20 |',
];

const questions = TEXTS.map((richText, index) => ({ question: `What of heel ${index + 1}?`, richText }));
const page = JSON.parse(heels);
page.blocks.push({ type: 'faq', heading: 'Questions about heels', questions });

/** None is read as it is meant. */
export default {
  issues: TEXTS.length,
  files: { 'heels.json': JSON.stringify(page, null, 2) },
} satisfies Case;
