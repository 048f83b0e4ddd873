import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../support/html-rules';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');

/** The file that answers an address of this site. */
const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

test('every built page is valid HTML', async () => {
  const htmlValidate = new HtmlValidate({
    ...htmlRules,
    rules: {
      ...htmlRules.rules,
      // Matters of style, which the template and React's renderer settle each in its own way.
      'void-style': 'off',
      'doctype-style': 'off',
      // The template and what React renders into it are indented each in its own way.
      'no-trailing-whitespace': 'off',
      // A value for the style sheet, such as the time of a slide.
      'no-inline-style': ['error', { allowedProperties: ['--interval'] }],
    },
  });
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await htmlValidate.validateString(read(file), `dist/${file}`);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`));
    }
  }
  expect(faults).toEqual([]);
});

test('no link of any built page is dead, anchors included', () => {
  const dead: string[] = [];
  for (const file of files) {
    for (const [, href = ''] of read(file).matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site.invalid/${file}`);
      const target = href.startsWith('#') ? file : fileOf(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (!existsSync(`dist/${target}`)) dead.push(`${file}: ${href}`);
      else if (id && !read(target).includes(`id="${id}"`)) dead.push(`${file}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every file that a page asks for exists', () => {
  const missing: string[] = [];
  for (const file of files) {
    for (const [, src = ''] of read(file).matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]*)"/g)) {
      if (!existsSync(`dist${src}`)) missing.push(`${file}: ${src}`);
    }
  }
  expect(missing).toEqual([]);
});
