import { expect, noteAnimations, open, test } from './support';

test('ERP has the tabs Overview and Benifits, three rows and six benefits', async ({ page }) => {
  await open(page, '/services/erp');
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Benifits']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview.getByRole('heading', { level: 4 })).toHaveText([
    'Streamline operations',
    'Enhanced analytics',
    'Security and compliance',
  ]);
  await page.getByRole('tab', { name: 'Benifits' }).click();
  await expect(overview).toBeHidden();
  await expect(page.getByRole('tabpanel', { name: 'Benifits' }).getByRole('listitem')).toHaveCount(6);
});

test('ERP fades in after mount, and its static page is fully visible', async ({ page, request }) => {
  const html = await (await request.get('/services/erp')).text();
  expect(html).not.toMatch(/opacity\s*:\s*0/);
  const animated = await noteAnimations(page);
  await page.goto('/services/erp');
  await expect.poll(animated).toContain('opacity');
});

test('custom software has three benefits and nine numbered stages', async ({ page }) => {
  await open(page, '/services/custom-software');
  const benefits = page.locator('section', { has: page.getByRole('heading', { name: 'Rapid development' }) });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Rapid development',
    'Tailored solutions',
    'Enterprise security',
  ]);
  const stages = page.locator('#stages').getByRole('listitem');
  await expect(stages).toHaveCount(9);
  await expect(stages.getByRole('heading')).toHaveText([
    'Discovery and planning',
    'Requirement analysis',
    'UI/UX design',
    'Architecture design',
    'Development',
    'Quality assurance',
    'Deployment',
    'Support and maintenance',
    'Innovation and enhancement',
  ]);
  for (const [index, number] of ['01', '02', '03', '04', '05', '06', '07', '08', '09'].entries()) {
    await expect(stages.nth(index)).toContainText(number);
  }
});

test('an address that does not exist answers 404 with ways on', async ({ page }) => {
  const answer = await page.request.get('/services/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('We lost the thread here');
});

test('an unknown address shows the nearest pages', async ({ page }) => {
  await open(page, '/services/custom-sofware');
  await expect(page.getByRole('main').locator('a[href="/services/custom-software"]')).toBeVisible();
});

test('the rightly spelt address of digital signage leads to its page', async ({ page }) => {
  const answer = await page.request.get('/product/hardware/digital-signage', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await open(page, '/product/hardware/digital-signage');
  await expect(page).toHaveURL('/product/hardware/digtal-signage');
});
