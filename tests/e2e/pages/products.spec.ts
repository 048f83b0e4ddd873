import { expect, open, section, test } from '../support';

test('each product has its parts', { tag: '@rest' }, async ({ page }) => {
  await test.step('school has six portals, seven modules, seven feature groups and seven benefits, one of 90%', async () => {
    await open(page, '/products/school');
    await expect(page.locator('#portals').getByRole('heading', { level: 3 })).toHaveText([
      'Admin',
      'Teacher',
      'Parent',
      'Student',
      'Employee',
      'HR',
    ]);
    await expect(section(page, 'Seven core modules').getByRole('listitem')).toHaveCount(7);

    const groups = section(page, 'Seven feature groups');
    await expect(groups.getByRole('tab')).toHaveCount(7);
    for (const tab of await groups.getByRole('tab').all()) {
      await tab.click();
      await expect(groups.getByRole('tabpanel')).toHaveCount(1);
      await expect(groups.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0);
    }

    const benefits = section(page, '90% less paperwork');
    await expect(benefits.getByRole('listitem')).toHaveCount(7);
    await expect(benefits.getByRole('heading', { name: '90%' })).toHaveCount(1);
  });
  await test.step('mobile has five offerings, four technology categories, six industries and four reasons', async () => {
    await open(page, '/products/mobile');
    await expect(page.locator('#begin').getByRole('listitem')).toHaveCount(5);
    await expect(section(page, 'Four technology categories').getByRole('heading', { level: 3 })).toHaveCount(
      4,
    );
    await expect(section(page, 'Six industries').getByRole('listitem')).toHaveCount(6);
    await expect(section(page, /^Four reasons/).getByRole('listitem')).toHaveCount(4);
  });
  await test.step('billing has three feature groups and two showcases with a screenshot each', async () => {
    await open(page, '/products/billing');
    await expect(page.locator('#inside').getByRole('heading', { level: 3 })).toHaveCount(3);
    const showcases = section(page, /^Two main screens/);
    await expect(showcases.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(showcases.getByRole('img')).toHaveCount(2);
  });
  await test.step('inventory has key objectives, four components and three techniques', async () => {
    await open(page, '/products/inventory');
    await expect(section(page, 'Key objectives').getByRole('listitem')).toHaveCount(6);
    await expect(section(page, 'Four components').getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('#methods').getByRole('heading', { level: 3 })).toHaveText([
      'Just-in-time',
      'Economic order quantity',
      'Safety stock',
    ]);
  });
  await test.step('accounting has seven approach points and five key features', async () => {
    await open(page, '/products/accounting');
    await expect(page.locator('#approach').getByRole('heading', { level: 3 })).toHaveCount(7);
    await expect(section(page, 'Five key features').getByRole('tab')).toHaveCount(5);
  });
  await test.step('attendance has three portals, six functionality groups and four benefits', async () => {
    await open(page, '/products/attendance');
    await expect(page.locator('#portals').getByRole('heading', { level: 3 })).toHaveText([
      'Admin',
      'HR',
      'Employee',
    ]);
    await expect(section(page, 'Six functionality groups').getByRole('tab')).toHaveCount(6);
    await expect(section(page, 'Four benefits').getByRole('listitem')).toHaveCount(4);
  });
  await test.step('the three login buttons of attendance do nothing', async () => {
    const logins = page.locator('#portals').getByRole('button', { name: /^Log ?in/ });
    await expect(logins).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    const before = await page.locator('main').innerHTML();
    const asked: string[] = [];
    // Pictures come as they are scrolled to.
    page.on('request', (request) => request.resourceType() === 'image' || asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    for (const login of await logins.all()) await login.click();
    await expect(page).toHaveURL('/products/attendance');
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(asked).toEqual([]);
  });
});
