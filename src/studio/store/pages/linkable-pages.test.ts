import { expect, test } from 'vitest';
import { newDocument, type OpenDocument, openedDocument, writeDocument } from '../documents/open-document';
import { emptySession } from '../documents/session';
import { firstState } from '../state';
import { createLinkablePages } from './linkable-pages';

const soles = openedDocument({
  path: 'soles.json',
  file: 'pages/soles.json',
  text: '{"title":"Soles"}',
  hash: '1',
});
const choices = {
  ...firstState.choices,
  tokens: { company: 'Cobbler' },
  pages: [
    { route: '/', name: 'Home', title: 'Home', places: [] },
    { route: '/soles', name: 'Soles', title: 'Soles', places: [] },
  ],
};
const sourceWith = (...documents: OpenDocument[]) => ({
  choices,
  session: { ...emptySession, documents: new Map(documents.map((document) => [document.path, document])) },
});

test('a page that is not saved yet can be linked, by its title and with its places', () => {
  const laces = '{"title":"Laces of {company}","blocks":[{"type":"faq","heading":"Prices","id":"prices"}]}';
  const made = newDocument('services/laces.json', 'pages/services/laces.json', laces);
  expect(createLinkablePages()(sourceWith(soles, made))).toEqual([
    ...choices.pages,
    {
      route: '/services/laces',
      name: 'Laces of Cobbler',
      title: 'Laces of Cobbler',
      places: [{ id: 'prices', heading: 'Prices' }],
    },
  ]);
});

test('a page has the title that it has now, and one that is to be deleted is not offered', () => {
  const pages = createLinkablePages();
  const { document } = writeDocument(soles, '{"title":"New soles"}');
  expect(pages(sourceWith(document)).map(({ title }) => title)).toEqual(['Home', 'New soles']);
  expect(pages(sourceWith({ ...soles, isDeleted: true })).map(({ title }) => title)).toEqual(['Home']);
});

test('the list is the same while something else is written, and that of the disk where all is saved', () => {
  const pages = createLinkablePages();
  const first = pages(sourceWith(writeDocument(soles, '{"title":"New","description":"a"}').document));
  expect(pages(sourceWith(writeDocument(soles, '{"title":"New","description":"b"}').document))).toBe(first);
  expect(pages(sourceWith(soles))).toBe(choices.pages);
});

test('the error page and the site document are no pages to link to', () => {
  const others = ['404.json', '_site.json'].map((path) =>
    newDocument(path, `pages/${path}`, '{"title":"A"}'),
  );
  expect(createLinkablePages()(sourceWith(...others))).toEqual(choices.pages);
});
