import { expect, noteAnimations, open, site, test } from './support';

const selected = { selected: true };

test.describe('the carousel', () => {
  test('has six slides and moves on every 4000 ms, from the last to the first', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const names = ['Company', 'Web development', 'ERP', 'Custom software', 'Mobile apps', 'CRM'];
    await expect(page.getByRole('tab')).toHaveText(names);
    for (const name of [...names, names[0] as string]) {
      await expect(page.getByRole('tab', selected)).toHaveText(name);
      await page.clock.runFor(4000);
    }
  });

  test('stops by its button, under the mouse, and with the keyboard inside', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const stop = page.getByRole('button', { name: 'Stop the slides' });
    await stop.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('tab', selected)).toHaveText('Company');

    await page.getByRole('button', { name: 'Let the slides run' }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('tab', selected)).toHaveText('Company');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await expect(page.getByRole('tab', selected)).toHaveText('Web development');

    await page.keyboard.press('Tab');
    await expect(page.locator('#home :focus')).toHaveCount(1);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('tab', selected)).toHaveText('Web development');
  });

  test('runs for a visitor who comes from another page', async ({ page }) => {
    await page.clock.install();
    await open(page, '/services/erp');
    await page.getByRole('banner').getByRole('link').filter({ hasText: site.name }).click();
    await expect(page.getByRole('tab', selected)).toHaveText('Company');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await expect(page.getByRole('tab', selected)).toHaveText('Web development');
  });

  test('changes by arrow key, with framer-motion moving the slide in', async ({ page }) => {
    const animated = await noteAnimations(page);
    await open(page, '/');
    await page.getByRole('tab', selected).focus();
    // The library is fetched once the page is in view; a change before that is without motion.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await animated()).toEqual(expect.arrayContaining(['opacity', 'transform']));
    }).toPass();
    await expect(page.getByRole('tab', selected)).not.toHaveText('Company');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  test('shows only the chosen slide, and the others to nobody', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('tab', { name: 'CRM' }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Slide 6 of 6' })).toBeVisible();
  });
});

test('the solutions grid has six cards; five lead to their page, point of sale goes nowhere', async ({
  page,
}) => {
  await open(page, '/');
  const grid = page.locator('#services');
  await expect(grid.getByRole('heading', { level: 2 })).toHaveText('Solutions We Offer');
  await expect(grid.getByRole('listitem')).toHaveCount(6);
  const hrefs = await grid
    .getByRole('link', { name: 'Learn More' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    ['web-development', 'erp', 'custom-software', 'mobile', 'crm'].map((name) => `/services/${name}`),
  );
  const pos = grid.getByRole('button', { name: 'Learn More' });
  await expect(pos).toHaveCount(1);
  const before = page.url();
  await pos.click();
  expect(page.url()).toBe(before);
});

test('about has mission, vision, ten industries, three things we do, four values and reasons', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('#about').getByRole('heading', { level: 2 })).toHaveText('About Us');
  await expect(page.locator('#about')).toContainText('Mission');
  await expect(page.locator('#about')).toContainText('Vision');
  const section = (heading: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: heading }) });
  await expect(section('Ten industries').getByRole('listitem')).toHaveCount(10);
  await expect(section('What We Do').getByRole('listitem')).toHaveCount(3);
  for (const value of ['Innovation', 'Collaboration', 'Quality', 'Integrity']) {
    await expect(section('Four values').getByText(value, { exact: true })).toBeVisible();
  }
  await expect(section('Why Choose Us').getByRole('listitem')).not.toHaveCount(0);
});

test.describe('the contact form', () => {
  test('has the fields and rules of the specification', async ({ page }) => {
    await open(page, '/');
    const form = page.locator('#contact form');
    await expect(form.getByLabel('Name')).toHaveAttribute('required', '');
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Email')).toHaveAttribute('required', '');
    await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'number');
    await expect(form.getByLabel('Phone')).not.toHaveAttribute('required');
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5');
    await expect(form.getByLabel('Message')).toHaveAttribute('required', '');
    const options = form.getByLabel('Service').locator('option');
    await expect(options.first()).toHaveText('Select Service');
    await expect(options.first()).toBeDisabled();
    const values = await options.evaluateAll((all) =>
      all.slice(1).map((each) => (each as HTMLOptionElement).value),
    );
    expect(values).toEqual(['web', 'erp', 'mobile', 'pos']);
    await expect(form.getByLabel('Service')).toHaveValue('');
  });

  test('names its offices, telephone numbers, addresses and hours', async ({ page }) => {
    await open(page, '/');
    const contact = page.locator('#contact');
    await expect(contact).toContainText('Corporate office');
    await expect(contact).toContainText('Registered office');
    await expect(contact).toContainText('Odisha');
    await expect(contact.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(contact.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(contact).toContainText('Monday to Saturday, 9:00 AM to 6:00 PM');
  });

  test('does not send what is incomplete', async ({ page }) => {
    await open(page, '/');
    const form = page.locator('#contact form');
    await form.getByRole('button', { name: 'Send message' }).click();
    expect(await form.evaluate((element) => (element as HTMLFormElement).checkValidity())).toBe(false);
    await expect(form.getByLabel('Name')).toBeFocused();
  });

  test('keeps what was typed over a reload', async ({ page }) => {
    await open(page, '/');
    const form = page.locator('#contact form');
    await form.getByLabel('Name').fill('Abena Owusu');
    await form.getByLabel('Message').fill('We run two shops.');
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('Abena Owusu');
    await expect(form.getByLabel('Message')).toHaveValue('We run two shops.');
  });
});
