import { type Case, heels } from '../case';

const page = JSON.parse(heels);
const questions = [
  { question: 'Which soles?', richText: 'See [our soles]() first.' },
  { question: 'Which heels?', richText: 'All of them.' },
];
page.blocks.push({ type: 'faq', heading: 'Questions about heels', questions });

export default { files: { 'heels.json': JSON.stringify(page, null, 2) } } satisfies Case;
