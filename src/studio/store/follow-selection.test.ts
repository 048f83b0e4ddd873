import { expect, test } from 'vitest';
import type { Operation } from '../../content/model/operation';
import { openedDocument } from './documents/open-document';
import { doStep, emptySession, redo, type Session, undo } from './documents/session';
import { takeOver } from './documents/take-over';
import type { Selection } from './state';
import { nextSelection, withSession } from './follow-selection';

const page = 'soles.json';
const block = (heading: string) => ({ type: 'prose', heading });
const textOf = (...headings: string[]) => JSON.stringify({ blocks: headings.map(block) });
const onDisk = (text: string, hash: string) => ({ path: page, file: `pages/${page}`, text, hash });
const noSchema = () => undefined;

const opened: Session = {
  ...emptySession,
  documents: new Map([[page, openedDocument(onDisk(textOf('Heels', 'Soles', 'Laces'), '1'))]]),
};
const place = { path: page, pointer: '/blocks/1' };
const done = (session: Session, operation: Operation, group?: string) =>
  doStep(
    session,
    { name: 'x', changes: [{ path: page, operations: [operation] }], from: place, to: place, group },
    noSchema,
  );
const selected: Selection = { pointer: '/blocks/1', property: '/blocks/1/heading', turn: 4, form: 2 };
const after = (session: Session, before = opened, selection = selected) =>
  withSession({ session: before, page, selection, conflicts: [] }, session).selection;

const removed = done(opened, { kind: 'remove', pointer: '/blocks/0', expected: block('Heels') });
const typed = (value: string, expected: string): Operation => ({
  kind: 'set',
  pointer: '/blocks/1/heading',
  value,
  expected,
});

test('the form goes along with its block when one above it is removed, comes back, and is removed again', () => {
  const first = { pointer: '/blocks/0', property: '/blocks/0/heading', turn: 4, form: 2 };
  expect(after(removed)).toEqual(first);
  const back = undo(removed, noSchema);
  expect(after(back, removed, first)).toEqual(selected);
  expect(after(redo(back, noSchema), back)).toEqual(first);
});

test('keystrokes leave the selection as it is', () => {
  const one = done(opened, typed('S', 'Soles'), 'heading');
  const two = done(one, typed('So', 'S'), 'heading');
  expect(two.past).toHaveLength(1);
  expect(after(one)).toBe(selected);
  expect(after(two, one)).toBe(selected);
});

test('the form goes along when others add, move or change blocks, over what was typed too', () => {
  const ours = done(opened, typed('Rubber soles', 'Soles'), 'heading');
  for (const before of [opened, ours]) {
    const theirs = onDisk(textOf('New', 'Laces', 'Heels in red', 'Soles'), '2');
    const { session, conflicts } = takeOver(before, theirs, noSchema);
    expect(conflicts).toEqual([]);
    expect(after(session, before)).toMatchObject({ pointer: '/blocks/3', form: 2 });
  }
});

test('undo leads to where the block is by now', () => {
  const ours = done(opened, typed('Rubber soles', 'Soles'), 'heading');
  const { session } = takeOver(ours, onDisk(textOf('New', 'Heels', 'Soles', 'Laces'), '2'), noSchema);
  expect(session.past).toMatchObject([{ from: { pointer: '/blocks/2' }, to: { pointer: '/blocks/2' } }]);
});

test('where the block is gone, there is another form: that of what is around it', () => {
  const gone = done(opened, { kind: 'remove', pointer: '/blocks/1', expected: block('Soles') });
  expect(after(gone)).toEqual({ pointer: '', turn: 4, form: 3 });
  expect(nextSelection(after(gone), { pointer: '/blocks/1' })).toEqual({
    pointer: '/blocks/1',
    turn: 5,
    form: 4,
  });
  expect(nextSelection(selected, { pointer: '/blocks/1' })).toMatchObject({ turn: 5, form: 2 });
});

test('of a block that the selected one is in, the place counts', () => {
  const inTab = { pointer: '/blocks/1/tabs/0/blocks/0', turn: 1, form: 1 };
  expect(after(removed, opened, inTab)).toEqual({ ...inTab, pointer: '/blocks/0/tabs/0/blocks/0' });
});

test('what the person is asked about goes along with its block, and is gone with it', () => {
  const conflict = {
    path: page,
    about: 'value',
    pointer: '/blocks/1/heading',
    ours: 'Sole',
    theirs: 'Soles',
  } as const;
  const elsewhere = { ...conflict, path: 'heels.json' };
  const state = { session: opened, page, selection: selected, conflicts: [conflict, elsewhere] };
  const inserted = done(opened, {
    kind: 'insert',
    pointer: '/blocks/0',
    value: block('New'),
    expected: block('Heels'),
  });
  expect(withSession(state, inserted).conflicts).toEqual([
    { ...conflict, pointer: '/blocks/2/heading' },
    elsewhere,
  ]);
  const gone = done(opened, { kind: 'remove', pointer: '/blocks/1', expected: block('Soles') });
  expect(withSession(state, gone).conflicts).toEqual([elsewhere]);
});
