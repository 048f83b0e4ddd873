import { type Case, heels } from '../case';

const questions = ['How long does it take?', 'What does it cost?', 'how long does it take? '].map(
  (question, index) => ({ question, richText: `Answer ${index + 1} says it.` }),
);
const block = JSON.stringify({ type: 'faq', heading: 'Questions', questions }, null, 2);

export default {
  files: { 'heels.json': heels.replace(/\n {2}\]\n\}$/, `,\n${block}\n  ]\n}`) },
} satisfies Case;
