import { expect, test } from 'vitest';
import { beginningLike, placeholdersIn } from './beginning-like';

const hero = { type: 'hero', title: 'Soles', actions: [{ label: 'Prices', href: '#prices' }] };
const steps = { type: 'process-steps', steps: [{ title: 'Ask', href: '#questions' }] };
const stats = { type: 'stats', id: 'prices' };
const faq = { type: 'faq', id: 'questions' };
const call = { type: 'call-to-action', heading: 'Come' };

test('a page begins with the opening, the block below, and the first of each kind that closes it', () => {
  const page = { title: 'Soles', blocks: [hero, steps, stats, faq, stats, { ...faq, id: 'more' }, call] };
  const blocks = [{ ...hero, actions: [{ label: 'Prices', href: '/' }] }, steps, faq, call];
  expect(beginningLike(page)).toEqual({ title: 'Soles', blocks });
});

test('what is left to write is found in its order: texts, links and pictures', () => {
  const image = {
    src: 'todo-instead-of/soles.webp',
    narrow: 'todo-instead-of/soles-narrow.webp',
    alt: 'TODO: What it shows',
  };
  const blocks = [{ href: '/TODO-instead-of/', icon: 'sneaker', text: 'Written' }, { image }];
  expect(placeholdersIn({ title: 'TODO: The title', blocks })).toEqual([
    '/title',
    '/blocks/0/href',
    '/blocks/1/image/src',
  ]);
  // What a picture shows is asked for with the picture.
  expect(placeholdersIn({ image: { ...image, src: 'soles.webp' } })).toEqual(['/image/narrow', '/image/alt']);
});
