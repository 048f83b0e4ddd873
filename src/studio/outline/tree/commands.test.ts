import { expect, test } from 'vitest';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import type { Studio } from '../../store/studio';
import { words } from '../../words';
import { outlineCommands } from './commands';
import type { NewPlace } from './list-changes';

const [A, B, C, NEW, THEIRS] = ['a', 'b', 'c', 'new', 'theirs'].map((label) => ({ label }));

/** Adds an entry while another program makes another document of this one. */
async function addWhile(place: NewPlace, before: unknown, after: unknown) {
  let value = before;
  const done: unknown[] = [];
  const said: string[] = [];
  const studio = {
    schema: { at: () => ({}) } as unknown as DocumentSchema,
    store: { get: () => ({ page: 'menu', session: { documents: new Map([['menu', { value }]]) } }) },
    change: (operations: unknown[]) => done.push(...operations) > 0,
    notify: (text: string) => said.push(text),
  } as unknown as Studio;
  const commands = outlineCommands({
    studio,
    words: words.menu,
    itemsOf: () => [],
    nameOf: () => '',
    kinds: () => [],
    async make() {
      value = after;
      return { value: NEW, name: 'Link' };
    },
  });
  await commands.add(place);
  return { done, said };
}

test.each<[NewPlace, string]>([
  [{ where: 'above', pointer: '/links/1' }, '/links/2'],
  [{ where: 'below', pointer: '/links/1' }, '/links/3'],
  [{ where: 'end', pointer: '/links' }, '/links/4'],
])(
  'what is added at %j stays there while another program adds an entry before it',
  async (place, pointer) => {
    const { done, said } = await addWhile(place, { links: [A, B, C] }, { links: [THEIRS, A, B, C] });
    expect(done).toEqual([expect.objectContaining({ kind: 'insert', pointer, value: NEW })]);
    expect(said).toEqual([words.menu.added('Link', Number(pointer.slice(-1)) + 1)]);
  },
);

test('nothing is added beside an entry that another program has deleted meanwhile', async () => {
  const { done, said } = await addWhile(
    { where: 'below', pointer: '/links/1' },
    { links: [A, B, C] },
    { links: [A, C] },
  );
  expect(done).toEqual([]);
  expect(said).toEqual([words.menu.placeIsGone('Link')]);
});
