import { expect, test } from 'vitest';
import { nameOperation } from '../../../content/edit/operations/words/name-operation';
import type { Operation } from '../../../content/model/operation';
import { conflictOperations } from './conflict-operations';
import { newDocument, openedDocument } from './open-document';
import {
  changedDocuments,
  type NewStep,
  doStep,
  emptySession,
  goneElsewhere,
  redo,
  saved,
  type Session,
  undo,
} from './session';
import { takeOver } from './take-over';

const TEXT =
  '\ufeff{\r\n  "title": "Sol\\u0065s",\r\n  "lead": "By Friday.",\r\n  "tags": ["a", "b"]\r\n}\r\n';
const onDisk = (text: string, hash = '1') => ({ path: 'soles.json', file: 'pages/soles.json', text, hash });
const opened: Session = {
  ...emptySession,
  documents: new Map([['soles.json', openedDocument(onDisk(TEXT))]]),
};
const noSchema = () => undefined;
const place = { path: 'soles.json', pointer: '' };

const typing = (value: string, expected: string, group?: string): NewStep => ({
  name: 'Change the title',
  changes: [{ path: 'soles.json', operations: [{ kind: 'set', pointer: '/title', value, expected }] }],
  from: place,
  to: place,
  group,
});
const textOf = (session: Session) => session.documents.get('soles.json')?.text;
const done = (session: Session, ...steps: NewStep[]) =>
  steps.reduce((before, newStep) => doStep(before, newStep, noSchema), session);

const typed = done(
  opened,
  typing('H', 'Soles', 'title'),
  typing('He', 'H', 'title'),
  typing('Hee', 'He', 'title'),
);

test('keystrokes in one field are one step, which undoes to the byte, and can be made again', () => {
  expect(typed.past).toHaveLength(1);
  expect(textOf(typed)).toBe(TEXT.replace('Sol\\u0065s', 'Hee'));
  const undone = undo(typed, noSchema);
  expect(textOf(undone)).toBe(TEXT);
  expect(changedDocuments(undone)).toEqual([]);
  expect(textOf(redo(undone, noSchema))).toBe(textOf(typed));
});

test('keystrokes in another field, or after a save, begin a step of their own', () => {
  expect(done(typed, typing('Heel', 'Hee', 'other')).past).toHaveLength(2);
  const [document] = changedDocuments(typed);
  if (!document) throw new Error('Nothing has changed.');
  const kept = saved(typed, new Map([['soles.json', document]]), new Map([['soles.json', '2']]));
  expect(changedDocuments(kept)).toEqual([]);
  const more = done(kept, typing('Heel', 'Hee', 'title'));
  expect(more.past).toHaveLength(2);
  expect(textOf(undo(undo(more, noSchema), noSchema))).toBe(TEXT);
});

test('what others write is taken over, and undo leads back to what they wrote', () => {
  const theirs = TEXT.replace('By Friday.', 'By Monday.').replace('["a", "b"]', '["b"]');
  const { session, conflicts } = takeOver(typed, onDisk(theirs, '2'), noSchema);
  expect(conflicts).toEqual([]);
  expect(textOf(session)).toBe(theirs.replace('Sol\\u0065s', 'Hee'));
  expect(textOf(undo(session, noSchema))).toBe(theirs);
  expect(done(session, typing('Heel', 'Hee', 'title')).past).toHaveLength(2);
});

test('a step follows the entry that it is about, wherever others have moved it, and is named by its place', () => {
  const operation = { kind: 'remove', pointer: '/tags/1', expected: 'b' } as const;
  const removed = done(opened, {
    name: nameOperation(operation),
    changes: [{ path: 'soles.json', operations: [operation] }],
    from: { ...place, pointer: '/tags/1' },
    to: { ...place, pointer: '/tags' },
  });
  const theirs = TEXT.replace('["a", "b"]', '["x", "y", "a", "b"]');
  const { session } = takeOver(removed, onDisk(theirs, '2'), noSchema);
  expect(textOf(session)).toBe(theirs.replace(', "b"]', ']'));
  expect(textOf(undo(session, noSchema))).toBe(theirs);
  expect(session.past[0]).toMatchObject({
    name: nameOperation({ ...operation, pointer: '/tags/3' }),
    from: { pointer: '/tags/3' },
    to: { pointer: '/tags' },
  });
});

test('where both have changed the same, theirs stays, and both are told', () => {
  const theirs = TEXT.replace('Sol\\u0065s', 'Laces');
  const { session, conflicts } = takeOver(typed, onDisk(theirs, '2'), noSchema);
  expect(textOf(session)).toBe(theirs);
  expect(conflicts).toEqual([
    { path: 'soles.json', pointer: '/title', about: 'value', ours: 'Hee', theirs: 'Laces' },
  ]);
});

test('a document that is deleted and written anew elsewhere, as programs replace files, is merged like any other', () => {
  const gone = goneElsewhere(typed, 'soles.json', 'Deleted.');
  expect(textOf(gone)).toBe(textOf(typed));
  const conflict = takeOver(gone, onDisk(TEXT.replace('Sol\\u0065s', 'Boots'), '2'), noSchema);
  expect(conflict.conflicts).toMatchObject([{ pointer: '/title', ours: 'Hee', theirs: 'Boots' }]);
  const merged = takeOver(gone, onDisk(TEXT.replace('Friday', 'Monday'), '2'), noSchema);
  expect(merged.conflicts).toEqual([]);
  expect(textOf(merged.session)).toBe(TEXT.replace('Sol\\u0065s', 'Hee').replace('Friday', 'Monday'));
});

test('a document that is made is undone as a whole; once saved, undo deletes it', () => {
  const newStep: NewStep = {
    name: 'New page',
    changes: [{ path: 'heels.json', create: { file: 'pages/heels.json', text: '{}\n' } }],
    from: place,
    to: { path: 'heels.json', pointer: '' },
  };
  const made = done(opened, newStep);
  expect(changedDocuments(made)).toEqual([newDocument('heels.json', 'pages/heels.json', '{}\n')]);
  expect(changedDocuments(undo(made, noSchema))).toEqual([]);
  const kept = saved(made, new Map(made.documents), new Map([['heels.json', '2']]));
  expect(changedDocuments(kept)).toEqual([]);
  expect(changedDocuments(undo(kept, noSchema))).toMatchObject([{ path: 'heels.json', isDeleted: true }]);
  expect(changedDocuments(redo(undo(kept, noSchema), noSchema))).toEqual([]);
});

test('two who make a page at the same address are asked whose it is, and nobody’s is lost', () => {
  const made = done(emptySession, {
    ...{ name: 'New page', from: place, to: place },
    changes: [
      { path: 'soles.json', create: { file: 'pages/soles.json', text: '{"title": "Mine"}' } },
      { path: 'menu.json', create: { file: 'pages/menu.json', text: '{}' } },
    ],
  });
  const written = done(made, typing('My soles', 'Mine'));
  const { session, conflicts } = takeOver(written, onDisk(TEXT, '2'), noSchema);
  expect(textOf(session)).toBe(TEXT);
  expect(conflicts).toMatchObject([
    { path: 'soles.json', pointer: '', ours: { title: 'My soles' }, theirs: { title: 'Soles' } },
  ]);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('Nobody is asked.');
  const operations = conflictOperations(session.documents.get('soles.json')?.value, conflict);
  const ours = done(session, { ...typing('', ''), changes: [{ path: 'soles.json', operations }] });
  expect(ours.documents.get('soles.json')?.value).toEqual({ title: 'My soles' });
  expect(textOf(undo(ours, noSchema))).toBe(TEXT);
  // To take the new page back takes back the other part of that step.
  const undone = undo(session, noSchema);
  expect(textOf(undone)).toBe(TEXT);
  expect(undone.documents.get('soles.json')?.isDeleted).toBeUndefined();
  expect(undone.documents.get('menu.json')?.isDeleted).toBe(true);
  expect(undone.past).toEqual([]);
});

test('a page that is made is taken back, also where the disk tells of it before its save is answered, or of half of it', () => {
  const made = done(emptySession, {
    ...{ name: 'New page', from: place, to: place },
    changes: [{ path: 'soles.json', create: { file: 'pages/soles.json', text: '{"title": "Mine"}' } }],
  });
  const seen = takeOver(made, onDisk('{"title": "Mine"}', '2'), noSchema);
  expect(seen.conflicts).toEqual([]);
  expect(undo(seen.session, noSchema).documents.get('soles.json')?.isDeleted).toBe(true);
  const half = takeOver(made, { ...onDisk('{"title"', '2'), problem: 'It is no JSON.' }, noSchema);
  expect(half.session.documents.get('soles.json')?.value).toEqual({ title: 'Mine' });
  expect(undo(half.session, noSchema).documents.get('soles.json')?.isDeleted).toBe(true);
});

test('a deletion that is undone brings back what was changed before, which is merged with what others write', () => {
  const deletion: NewStep = { ...typing('', ''), changes: [{ path: 'soles.json', remove: true }] };
  const back = undo(done(typed, deletion), noSchema);
  expect(back.documents).toEqual(typed.documents);
  const theirs = TEXT.replace('By Friday.', 'By Monday.');
  expect(textOf(takeOver(back, onDisk(theirs, '2'), noSchema).session)).toBe(
    theirs.replace('Sol\\u0065s', 'Hee'),
  );
});

const written = (text: string, group?: string): NewStep => ({
  name: 'Write JSON',
  changes: [{ path: 'soles.json', text }],
  from: place,
  to: place,
  group,
});
const WRITTEN = TEXT.replace('"Sol\\u0065s"', '  "H\\u0065els"').replace('["a", "b"]', '[\n"b",   "c" ]');

test('a text that somebody has written stays so to the byte, and is undone to the byte', () => {
  const session = done(opened, written(WRITTEN));
  expect(textOf(session)).toBe(WRITTEN);
  expect(session.documents.get('soles.json')?.value).toMatchObject({ title: 'Heels', tags: ['b', 'c'] });
  const undone = undo(session, noSchema);
  expect(textOf(undone)).toBe(TEXT);
  expect(textOf(redo(undone, noSchema))).toBe(WRITTEN);
  const later = done(session, typing('Laces', 'Heels'));
  expect(textOf(undo(undo(later, noSchema), noSchema))).toBe(TEXT);
});

test('what is written in a row is one step; what only lays out a text is one, too', () => {
  const first = TEXT.replace('Friday', 'F');
  const session = done(opened, written(first, 'lead'), written(TEXT.replace('Friday', 'Fr'), 'lead'));
  expect(session.past).toHaveLength(1);
  expect(textOf(undo(session, noSchema))).toBe(TEXT);
  const laidOut = TEXT.replace('["a", "b"]', '["a",\r\n"b"]');
  expect(textOf(redo(undo(done(opened, written(laidOut)), noSchema), noSchema))).toBe(laidOut);
});

test('what is written is merged with what others write, and keeps its layout beside theirs', () => {
  const theirs = TEXT.replace('By Friday.', 'By Monday.');
  const { session, conflicts } = takeOver(done(opened, written(WRITTEN)), onDisk(theirs, '2'), noSchema);
  expect(conflicts).toEqual([]);
  expect(textOf(session)).toBe(WRITTEN.replace('By Friday.', 'By Monday.'));
  expect(undo(session, noSchema).documents.get('soles.json')?.value).toMatchObject({
    title: 'Soles',
    lead: 'By Monday.',
    tags: ['a', 'b'],
  });
});

test('a save of ours that the disk tells of before it is answered changes nothing', () => {
  const add: Operation = { kind: 'set', pointer: '/aliases', value: ['/soles'], expected: undefined };
  for (const session of [
    done(opened, { ...typing('', ''), changes: [{ path: 'soles.json', operations: [add] }] }),
    done(opened, written(TEXT.replace('{', '{ "aliases": ["/soles"],'))),
  ]) {
    const ours = textOf(session) ?? '';
    const { session: after, conflicts } = takeOver(session, onDisk(ours, '2'), noSchema);
    expect(conflicts).toEqual([]);
    expect(textOf(after)).toBe(ours);
    expect(changedDocuments(after)).toEqual([]);
  }
});

test('where both have added the same property, it stands there once', () => {
  const ours = done(opened, written(TEXT.replace('{', '{ "aliases": ["/soles"],')));
  const theirs = TEXT.replace(/\s*\}\s*$/, ',\n  "aliases": ["/soles"]\n}\n');
  const { session } = takeOver(ours, onDisk(theirs, '2'), noSchema);
  expect(textOf(session)?.match(/aliases/g)).toHaveLength(1);
});

test('a document that was deleted and made anew keeps what is new in it when others change it', () => {
  const anew = done(
    opened,
    { ...typing('', ''), changes: [{ path: 'soles.json', remove: true }] },
    {
      ...typing('', ''),
      changes: [
        {
          path: 'soles.json',
          create: { file: 'pages/soles.json', text: TEXT.replace('{', '{ "name": "New",') },
        },
      ],
    },
  );
  const theirs = TEXT.replace('By Friday.', 'By Monday.');
  const { session, conflicts } = takeOver(anew, onDisk(theirs, '2'), noSchema);
  expect(conflicts).toEqual([]);
  expect(session.documents.get('soles.json')?.value).toMatchObject({ name: 'New', lead: 'By Monday.' });
});
