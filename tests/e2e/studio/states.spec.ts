import { expect, type Locator, type Page, test } from '@playwright/test';
import { openStudio, openStudioSite, type StudioUnderTest } from './support';

// What each state of the studio shows and says.
test.describe('the states of the studio', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  let page: Page;

  test.beforeAll('open the studio', async ({ browser }) => {
    studio = await openStudioSite(['shoes', 'boots']);
    await studio.write('tasks/shoes.json', {
      ...JSON.parse(await studio.read('tasks/shoes.json')),
      blocks: [
        {
          type: 'reason-panel',
          heading: 'Why us',
          reasons: ['By hand', 'By Friday', 'In Accra'],
          color: 'green',
          pattern: 'kente',
        },
      ],
    });
    page = await browser.newPage();
    await openStudio(page, studio.address, '/tasks/shoes');
  });

  test.afterAll(async () => {
    await page.close();
    await studio.close();
  });

  const form = () => page.getByRole('complementary');
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  const openSite = () => page.goto(`${studio.address}/_studio#_site.json`);

  test('how much may still be written stands beside its field, over no other one', async () => {
    await row(/^Reason panel/).click({ position: { x: 60, y: 12 } });
    await expectOwnRoom(form().getByRole('textbox', { name: 'Reason 2' }));
    await openSite();
    await row('Words that stand in many places').click({ position: { x: 60, y: 12 } });
    await expectOwnRoom(form().getByRole('textbox', { name: 'Value of phone' }));
  });

  /** The note of the field that has the focus is seen, and overlaps no control. */
  async function expectOwnRoom(field: Locator) {
    await field.focus();
    const found = await field.evaluate((element) => {
      const note = document.getElementById(`${element.id}-note`);
      const box = note?.getBoundingClientRect();
      if (!note?.checkVisibility() || !box) return 'no note';
      const overlaps = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      };
      const controls = document.querySelectorAll('aside :is(input, textarea, button)');
      return [...controls].filter(overlaps).map(({ outerHTML }) => outerHTML);
    });
    expect(found).toEqual([]);
  }
});
