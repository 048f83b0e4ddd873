import { expect, test } from 'vitest';
import { codeWords } from '../../../content/report/words/code-words';
import { guidePage } from './guide-page';

test('each message can be found by its code, and examples are shown as they are written', async () => {
  const html = await guidePage();
  for (const code of Object.keys(codeWords)) expect(html).toContain(`<h2 id="${code}">${code}</h2>`);
  expect(html).toContain('&quot;blocks&quot;');
  expect(html).not.toContain('```');
});
