import { expect, hydrated, noteAnimations, open, section, site, stopClock, test } from '../support';

const selected = { selected: true };

test('the home page shows all of its parts, and each of its slides when chosen', async ({ page }) => {
  await test.step('the home page is one scrolling page: carousel, solutions, about, contact, in this order', async () => {
    await open(page, '/');
    const anchors = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map((each) => [each.id, each.getBoundingClientRect().top]));
    // Between them stands all that is on offer.
    expect(anchors.map(([id]) => id)).toEqual(['home', 'services', 'products', 'about', 'contact']);
    const tops = anchors.map(([, top]) => Number(top));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });
  await test.step('the solutions grid has six cards; five lead to their page, point of sale goes nowhere', async () => {
    const grid = page.locator('#services');
    await expect(grid.getByRole('heading', { level: 2 })).toHaveText('Solutions We Offer');
    const cards = grid.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(6);
    const hrefs = await grid
      .getByRole('link', { name: 'Learn More' })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      ['web-development', 'erp', 'custom-software', 'mobile', 'crm'].map((name) => `/services/${name}`),
    );
    await expect(cards.getByRole('heading')).toHaveText([
      'Web development',
      'ERP',
      'Custom software',
      'Mobile apps',
      'CRM',
      'Point of sale',
    ]);
    const pos = grid.getByRole('button', { name: 'Learn More' });
    await expect(pos).toHaveCount(1);
    const before = page.url();
    await pos.click();
    expect(page.url()).toBe(before);
  });
  await test.step('about has mission, vision, ten industries, three things we do, four values and reasons', async () => {
    await expect(page.locator('#about').getByRole('heading', { level: 2 })).toHaveText('About Us');
    await expect(page.locator('#about')).toContainText('Mission');
    await expect(page.locator('#about')).toContainText('Vision');
    await expect(section(page, 'Ten industries we work for').getByRole('listitem')).toHaveCount(10);
    await expect(section(page, 'What We Do').getByRole('listitem')).toHaveCount(3);
    for (const value of ['Innovation', 'Collaboration', 'Quality', 'Integrity']) {
      await expect(section(page, 'Our four values').getByText(value, { exact: true })).toBeVisible();
    }
    await expect(section(page, 'Why Choose Us').getByRole('listitem')).not.toHaveCount(0);
  });
  await test.step('shows an image, a title and a description on each slide', async () => {
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const slide = page.getByRole('tabpanel');
      await expect(slide).toHaveCount(1);
      await expect(slide.getByRole('heading')).toHaveText(/\w/);
      await expect(slide.getByRole('paragraph').first()).toHaveText(/\w{3}/);
      await expect(slide.getByRole('img').first()).toBeVisible();
    }
  });
  await test.step('shows only the chosen slide, and the others to nobody', async () => {
    await page.getByRole('tab', { name: 'CRM' }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Slide 6 of 6' })).toBeVisible();
  });
});

test.describe('the carousel', () => {
  test('moves on every 4000 ms, and rests where a visitor wants it to', async ({ page }) => {
    await test.step('has six slides and moves on every 4000 ms, from the last to the first', async () => {
      await stopClock(page);
      await open(page, '/');
      const names = ['Company', 'Web development', 'ERP', 'Custom software', 'Mobile apps', 'CRM'];
      await expect(page.getByRole('tab')).toHaveText(names);
      for (const name of [...names, names[0] as string]) {
        await expect(page.getByRole('tab', selected)).toHaveText(name);
        await page.clock.runFor(4000);
      }
    });
    await test.step('stops by its button, under the mouse, and with the keyboard inside', async () => {
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
    await test.step('runs for a visitor who comes from another page', async () => {
      await open(page, '/services/erp');
      await page.getByRole('banner').getByRole('link').filter({ hasText: site.name }).click();
      await expect(page.getByRole('tab', selected)).toHaveText('Company');
      await page.mouse.move(0, 0);
      // The page answers after its first frame.
      await page.clock.runFor(100);
      await expect(page.locator('[aria-roledescription=carousel]')).toHaveAttribute('data-running');
      await page.clock.runFor(4000);
      await expect(page.getByRole('tab', selected)).toHaveText('Web development');
    });
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
});

test.describe('the contact form', () => {
  test('has its fields, checks them, writes a message out for the mail program, and keeps what was typed', async ({
    page,
  }) => {
    await test.step('has five fields with their rules', async () => {
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
    await test.step('names its offices, telephone numbers, addresses and hours', async () => {
      const contact = page.locator('#contact');
      for (const name of ['Corporate office', 'Registered office']) {
        const office = contact.locator('div', { has: page.getByRole('heading', { name }) }).last();
        await expect(office.locator('address')).toContainText('Odisha');
      }
      const numbers = contact.locator('dl a[href^="tel:"]');
      await expect(numbers).not.toHaveCount(0);
      for (const number of await numbers.all()) await expect(number).toHaveAttribute('href', /^tel:\+\d+$/);
      const addresses = contact.locator('dl a[href^="mailto:"]');
      await expect(addresses).not.toHaveCount(0);
      for (const address of await addresses.all()) await expect(address).toHaveText(/^\S+@\S+$/);
      await expect(contact).toContainText('Monday to Saturday, 9:00 AM to 6:00 PM');
    });
    await test.step('takes digits for the phone and needs none', async () => {
      const phone = page.locator('#contact form').getByLabel('Phone');
      await phone.pressSequentially('call 0123');
      await expect(phone).toHaveValue('0123');
      await expect(page.getByRole('alert')).toHaveText(/^Only digits can be typed here/);
      await phone.fill('');
      // With the cursor moved, and what was chosen replaced.
      await phone.pressSequentially('24-000 (0000)');
      await phone.press('Home');
      await phone.pressSequentially('+233 ');
      await phone.press('ArrowUp');
      await expect(phone).toHaveValue('00233240000000');
      await phone.press('ControlOrMeta+a');
      await page.keyboard.insertText('024 400 0000');
      await expect(phone).toHaveValue('0244000000');
      await phone.fill('');
      expect(await phone.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
    });
    await test.step('does not send what is incomplete', async () => {
      const form = page.locator('#contact form');
      await form.getByRole('button', { name: 'Send message' }).click();
      expect(await form.evaluate((element) => (element as HTMLFormElement).checkValidity())).toBe(false);
      await expect(form.getByLabel('Name')).toBeFocused();
    });
    await test.step('checks an e-mail address as such, with the browser’s own words at the field', async () => {
      const form = page.locator('#contact form');
      const email = form.getByLabel('Email');
      await form.getByLabel('Name').fill('Abena Owusu');
      await form.getByLabel('Message').fill('We run two shops.');
      await email.fill('abena at example');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(email).toBeFocused();
      const words = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
      await expect(email).toHaveAccessibleDescription(words);
      await expect(form.getByRole('status')).toBeEmpty();
    });
    await test.step('opens the mail program with the message written out, says so, and keeps what was typed', async () => {
      const browser = await page.context().newCDPSession(page);
      const asked = new Promise<string>((resolve) => {
        browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
      });
      await browser.send('Page.enable');
      const form = page.locator('#contact form');
      await form.getByLabel('Name').fill('Abena Owusu');
      await form.getByLabel('Email').fill('abena@example.com');
      await form.getByLabel('Service').selectOption('pos');
      await form.getByLabel('Message').fill('We run two shops.');
      await form.getByRole('button', { name: 'Send message' }).click();

      const mail = new URL(await asked);
      expect(mail.protocol).toBe('mailto:');
      expect(mail.pathname).toBe(await page.locator('#contact dl a[href^="mailto:"]').first().textContent());
      expect(mail.searchParams.get('subject')).toBe('Contact Us: Point of sale, Abena Owusu');
      expect(mail.searchParams.get('body')).toContain('We run two shops.');
      await expect(form.getByRole('status')).toHaveText(/^Your mail program should now show your message/);
      await expect(form.getByLabel('Message')).toHaveValue('We run two shops.');
    });
    await test.step('keeps what was typed and chosen over a reload', async () => {
      const form = page.locator('#contact form');
      await form.getByLabel('Name').fill('Abena Owusu');
      await form.getByLabel('Phone').fill('0123');
      await form.getByLabel('Service').selectOption('erp');
      await form.getByLabel('Message').fill('We run two shops.');
      await page.reload();
      await expect(form.getByLabel('Name')).toHaveValue('Abena Owusu');
      await expect(form.getByLabel('Phone')).toHaveValue('0123');
      await expect(form.getByLabel('Service')).toHaveValue('erp');
      await expect(form.getByLabel('Message')).toHaveValue('We run two shops.');
    });
  });
});

test('where texts run from right to left, a finger moved to the right brings the next slide', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  const names = await page.getByRole('tab').allTextContents();
  const swipe = (by: number) =>
    page.locator('[role=tabpanel][data-state=active]').evaluate((slide, distance) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: slide, clientX, clientY: 300 });
      const start = [touch(200)];
      slide.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: start }));
      slide.dispatchEvent(
        new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(200 + distance)] }),
      );
    }, by);
  await swipe(120);
  await expect(page.getByRole('tab', selected)).toHaveText(names[1] ?? '');
  await swipe(-120);
  await expect(page.getByRole('tab', selected)).toHaveText(names[0] ?? '');
});
