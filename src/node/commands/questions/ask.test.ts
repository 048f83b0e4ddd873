import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openDialogue } from './ask';

/** A dialogue in which somebody types, or pipes, what is written to `input`. */
function dialogue(isTTY: boolean) {
  const stream = () => Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  const [input, output] = [stream(), stream()];
  return { input, ...openDialogue(input, output), shown: () => String(output.read() ?? '') };
}

test.each([true, false])('what comes before its question is its answer (terminal: %s)', async (isTTY) => {
  const { input, ask, close } = dialogue(isTTY);
  input.write('/about\n About us \nsoft');
  expect([await ask('Address?'), await ask('Title?')]).toEqual(['/about', 'About us']);
  const kind = ask('Kind?');
  input.write('ware\n');
  expect(await kind).toBe('software');
  close();
});

test('the last line needs no end, and a question after it is refused', async () => {
  const { input, ask, shown } = dialogue(false);
  input.end('/about\nAbout us');
  expect([await ask('Address?'), await ask('Title?')]).toEqual(['/about', 'About us']);
  await expect(ask('Kind?')).rejects.toThrow(
    'The input ended after 2 answers; nothing answers "Kind?" Nothing was changed.',
  );
  expect(shown()).toBe('Address? /about\nTitle? About us\n');
});

test('where the input is empty, nobody answers', async () => {
  const { input, ask } = dialogue(false);
  input.end();
  expect(await ask('Address?')).toBeUndefined();
});

test('cancelling at a terminal says that nothing was changed', async () => {
  const { input, ask } = dialogue(true);
  const answer = ask('Address?');
  input.write('\u0003');
  await expect(answer).rejects.toThrow(/^Nothing was changed\.$/);
});
