import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepTogether } from './keep-together';

const markup = (text: string) => renderToStaticMarkup(<h2>{keepTogether(text)}</h2>);

test('a short compound is kept on one line, its hyphen untouched', () => {
  expect(markup('Bluetooth and Wi-Fi, once')).toBe(
    '<h2><span>Bluetooth and <span class="unbroken">Wi-Fi</span>, once</span></h2>',
  );
  expect(markup('Twenty-four check-outs')).toBe(
    '<h2><span><span class="unbroken">Twenty-four</span> <span class="unbroken">check-outs</span></span></h2>',
  );
});

test('a long compound may break, and a dash between words is no compound', () => {
  for (const text of ['Configuration-management-database', 'In - and out', 'Plain words']) {
    expect(markup(text)).toBe(`<h2>${text}</h2>`);
  }
});
