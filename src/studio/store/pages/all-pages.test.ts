import { expect, test } from 'vitest';
import { createAllPages } from './all-pages';
import { newDocument, type OpenDocument, openedDocument, writeDocument } from '../documents/open-document';
import { emptySession } from '../documents/session';
import { firstState } from '../state';

const onDisk = (path: string, route: string) => ({
  path,
  file: `pages/${path}`,
  route,
  title: path,
  errors: 0,
  warnings: 0,
});
const pages = [onDisk('soles.json', '/soles'), onDisk('index.json', '/'), onDisk('heels.json', '/heels')];
const soles = openedDocument({
  path: 'soles.json',
  file: 'pages/soles.json',
  text: '{"title":"A"}',
  hash: '1',
});
const written = (text: string) => writeDocument(soles, text).document;
const sourceWith = (...documents: OpenDocument[]) => ({
  ...firstState,
  pages,
  session: { ...emptySession, documents: new Map(documents.map((document) => [document.path, document])) },
});

test('the list is the same while a page is changed and taken back', () => {
  const allPages = createAllPages();
  const first = allPages(sourceWith(soles));
  expect(first.map(({ path }) => path)).toEqual(['index.json', 'soles.json', 'heels.json']);
  expect(allPages(sourceWith(written('{"title":"B"}')))).toBe(first);
  expect(allPages(sourceWith(soles))).toBe(first);
});

test('a page that becomes a draft is shown as one until that is taken back', () => {
  const allPages = createAllPages();
  const absenceIn = (document: OpenDocument) =>
    allPages(sourceWith(document)).find(({ path }) => path === 'soles.json')?.absence;
  expect(absenceIn(written('{"status":"draft"}'))).toEqual({ reason: 'draft' });
  expect(absenceIn(soles)).toBeUndefined();
});

test('new pages are listed, and deleted ones are not', () => {
  const allPages = createAllPages();
  const made = newDocument('laces.json', 'pages/laces.json', '{"title":"Laces"}');
  const listed = allPages(sourceWith(made, { ...soles, isDeleted: true }));
  expect(listed.map(({ title }) => title)).toEqual(['index.json', 'heels.json', 'Laces']);
});

test('the pages of the disk count as soon as they are known', () => {
  const allPages = createAllPages();
  allPages(sourceWith(soles));
  const source = { ...sourceWith(soles), pages: [onDisk('laces.json', '/laces')] };
  expect(allPages(source).map(({ path }) => path)).toEqual(['laces.json']);
});
