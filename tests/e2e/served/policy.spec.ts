import { expect, test } from '@playwright/test';
import { open } from '../support';

/** What an attacker would try who had got something into a page. */
const ATTEMPTS = {
  'markup from text': () => {
    document.body.insertAdjacentHTML('beforeend', '<b>Not ours</b>');
  },
  'a script in an attribute': () => {
    document.body.setAttribute('onclick', 'ran = true');
  },
  'a script of its own': () => {
    const script = document.createElement('script');
    script.append('ran = true');
    document.body.append(script);
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script');
    script.setAttribute('src', 'https://elsewhere.example/a.js');
    document.body.append(script);
  },
  'a policy for markup': () => {
    const types: { createPolicy(name: string, rules: object): unknown } = Reflect.get(window, 'trustedTypes');
    types.createPolicy('drawings', { createHTML: (text: string) => text });
  },
  'a form that leads elsewhere': () => {
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/';
    document.body.append(form);
    form.submit();
  },
  'another base for addresses': () => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(base);
  },
  'a page in a frame': () => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }));
  },
  'a message to elsewhere': () => {
    void fetch('https://elsewhere.example/').catch(() => {});
  },
  'a style of its own': () => {
    const style = document.createElement('style');
    style.append('body { display: none }');
    document.head.append(style);
  },
} satisfies Record<string, () => void>;

test('the policy stops whatever gets into a page', async ({ page }) => {
  await page.addInitScript(() => {
    const noted = { stopped: 0 };
    Object.assign(window, { noted });
    document.addEventListener('securitypolicyviolation', () => noted.stopped++);
  });
  await open(page, '/404');
  const stopped = () =>
    page.evaluate(() => (window as unknown as { noted: { stopped: number } }).noted.stopped);
  expect(await stopped()).toBe(0);
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const before = await stopped();
    await page.evaluate(attempt).catch(() => {});
    await expect.poll(stopped, name).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
