import { expect, test } from 'vitest';
import { distinctMessages } from '../../../content/rules/lists/all-messages';
import { guidePage } from './guide-page';

test('each message can be found by its code, and examples are shown as they are written', async () => {
  const html = await guidePage();
  for (const { code } of distinctMessages()) expect(html).toContain(`<h2 id="${code}">${code}</h2>`);
  expect(html).toContain('&quot;blocks&quot;');
  expect(html).not.toContain('```');
});
