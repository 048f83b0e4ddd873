// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { focusNear, placesAround } from './kept-focus';

/** A list of changes, each with a button; below it a form. */
function drawList(names: readonly string[]): void {
  const entries = names.map((name) => `<li id="${name}"><button id="back-${name}">Take back</button></li>`);
  document.body.innerHTML = `<ul id="list">${entries.join('')}</ul><form><button disabled>No</button><input id="name"></form>`;
}

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the focus of what is gone', () => {
  test.each([
    ['the next entry', ['first', 'second', 'third'], 'second', 'second', 'back-third'],
    ['the entry before, where it was the last one', ['first', 'second'], 'second', 'second', 'back-first'],
    ['what stands behind the list, where it was the only one', ['only'], 'only', 'only', 'name'],
    ['what stands behind the list, where all of it is gone', ['first', 'second'], 'first', 'list', 'name'],
  ])('goes to %s', (_, names, focused, gone, next) => {
    drawList(names);
    const places = placesAround(element(`back-${focused}`));
    element(gone).remove();
    focusNear(places);
    expect(document.activeElement?.id).toBe(next);
  });
});
