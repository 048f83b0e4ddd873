import { chmod, mkdir, readdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { giveAway, withoutRights } from '../../../../../tests/support/disk/without-rights';
import { createValidator } from '../../../../content/check/validate';
import type { DraftDocument } from '../../../../content/model/protocols/studio-documents';
import { loadValidatorConfig } from '../../../read/validator-config';
import { sha256 } from '../../../system/sha256';
import { createDiskDocuments } from './disk-documents';
import { saveDraft } from './save-draft';

const { issuesAlone } = createValidator(await loadValidatorConfig());
let site: Awaited<ReturnType<typeof tempSite>>;
beforeEach(async () => {
  site = await tempSite();
});
afterEach(() => rm(site.dir, { recursive: true }));

const at = (name: string) => path.join(site.dir, name);
const save = (...documents: DraftDocument[]) => saveDraft({ pagesDir: site.dir, dir: 'pages' }, documents);
const opening = () => createDiskDocuments({ pagesDir: site.dir, dir: 'pages', issuesAlone });

async function changed(document: string): Promise<DraftDocument & { text: string }> {
  const text = await site.read(document);
  return { path: document, base: sha256(text), text: text.replace('"Shoes that last."', '"Shoes."') };
}

describe('saving', () => {
  test('writes all documents, new and deleted ones too, and answers what is there now', async () => {
    const [home, soles] = [await changed('index.json'), await changed('services/soles.json')];
    const heels = { path: 'repairs/heels.json', base: null, text: soles.text };
    const answer = await save(home, { ...soles, text: null }, heels);
    expect(answer).toEqual({
      saved: [
        { path: 'index.json', hash: sha256(home.text) },
        { path: 'services/soles.json', hash: null },
        { path: 'repairs/heels.json', hash: sha256(heels.text) },
      ],
    });
    expect([await site.read('index.json'), await site.read('repairs/heels.json')]).toEqual([
      home.text,
      heels.text,
    ]);
    expect(await readdir(site.dir)).not.toContain('services');
    // The answer may have been lost; the studio saves again.
    expect(await save(home, { ...soles, text: null }, heels)).toEqual(answer);
  });

  test('keeps the byte order mark, the line ends and every character as they are sent', async () => {
    const { base, text } = await changed('index.json');
    const odd = `\uFEFF${text.replaceAll('\n', '\r\n').replace('Shoes.', 'Sh\\u006fes — 👟.')}`;
    await save({ path: 'index.json', base, text: odd });
    expect(await site.read('index.json')).toBe(odd);
  });

  test('writes nothing where somebody else has changed one of the documents', async () => {
    const drafts = [await changed('index.json'), await changed('services/soles.json')];
    const theirs = (await site.read('services/soles.json')).replace('New soles', 'Newer soles');
    await site.write('services/soles.json', theirs);
    const before = await site.all();
    expect(await save(...drafts)).toEqual({
      conflicts: [{ path: 'services/soles.json', text: theirs, hash: sha256(theirs) }],
    });
    expect(await site.all()).toEqual(before);
  });

  test.each<[string, () => Promise<unknown>, object]>([
    ['deleted', () => rm(at('index.json')), { text: null, hash: null }],
    ['renamed', () => rename(at('index.json'), at('start.json')), { text: null, hash: null }],
    [
      'replaced by 50 MB',
      () => truncate(at('index.json'), 50_000_000),
      { text: null, hash: null, reason: 'it has 50.0 MB' },
    ],
    ['broken', () => writeFile(at('index.json'), '{ "title": '), { text: '{ "title": ' }],
    [
      'replaced by what is no text',
      () => writeFile(at('index.json'), Buffer.from([0xc3, 0x28])),
      { text: null, reason: 'it is no text in UTF-8' },
    ],
  ])('leaves a document alone that was %s meanwhile', async (_, happen, now) => {
    const draft = await changed('index.json');
    await happen();
    const before = await site.all();
    expect(await save(draft)).toMatchObject({ conflicts: [{ path: 'index.json', ...now }] });
    expect(await site.all()).toEqual(before);
  });

  test('says why where the disk does not allow it, and leaves nothing', async () => {
    const draft = await changed('index.json');
    const before = await site.all();
    await chmod(site.dir, 0o555);
    const answer = await withoutRights(() => save(draft));
    expect(answer).toEqual({
      problem: expect.stringMatching(
        / cannot be written: the permissions do not allow it\. Nothing was changed\.$/,
      ),
    });
    expect(await site.all()).toEqual(before);
    expect(await readdir(site.dir)).not.toContain('.unfinished-change');
  });

  test('a new document never replaces one', async () => {
    const { text } = await changed('index.json');
    expect(await save({ path: 'index.json', base: null, text })).toMatchObject({
      conflicts: [{ path: 'index.json' }],
    });
  });

  test.each([
    ['../outside.json'],
    ['/etc/passwd.json'],
    ['media/x.json'],
    ['.hidden.json'],
    ['a/../b.json'],
    ['a\\b.json'],
    ['_published.json'],
    ['_drafts/a.json'],
    ['a.txt'],
    ['About Us.json'],
    ['assets/a.json'],
    ['C:/a.json'],
    ['a\0.json'],
    [''],
  ])('never writes to %j', async (document) => {
    const before = await site.all();
    await expect(save({ path: document, base: null, text: '{}' })).rejects.toThrow(
      /no document|cannot be at/,
    );
    expect(await site.all()).toEqual(before);
  });

  test.each([
    ['what would not be JSON', '{ "title": ', 'would not be JSON any more'],
    ['more than validate reads', `"${'x'.repeat(1_000_000)}"`, 'would have more than 1 MB'],
  ])('refuses %s', async (_, text, message) => {
    const draft = await changed('index.json');
    await expect(save({ ...draft, text })).rejects.toThrow(message);
  });

  test('the site document stays', async () => {
    const draft = await changed('_site.json');
    await expect(save({ ...draft, text: null })).rejects.toThrow('cannot be deleted');
  });

  test('follows no link, of a document or of a folder', async () => {
    await mkdir(at('elsewhere'));
    await writeFile(at('elsewhere/a.json'), '{}');
    await symlink(at('elsewhere/a.json'), at('link.json'));
    await symlink(at('elsewhere'), at('folder'));
    for (const document of ['link.json', 'folder/a.json', 'folder/new.json'])
      await expect(save({ path: document, base: sha256('{}'), text: '[]' })).rejects.toThrow('is a link');
    expect(await site.read('elsewhere/a.json')).toBe('{}');
  });
});

describe('opening', () => {
  test('a document gives its text and its hash', async () => {
    const text = await site.read('index.json');
    const document = { path: 'index.json', file: 'pages/index.json', text, hash: sha256(text) };
    expect(await opening().open('index.json')).toEqual(document);
  });

  test('one that is not JSON any more gives the last text that was, and the words of validate', async () => {
    const { open } = opening();
    const { text } = await open('index.json');
    await writeFile(at('index.json'), text.slice(0, -3));
    expect(await open('index.json')).toMatchObject({
      readOnly: expect.stringContaining('not JSON at the moment'),
      problem: expect.stringContaining('This { is not closed.'),
      lastGood: text,
    });
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['is too large', () => truncate(at('index.json'), 50_000_000), /50\.0 MB/],
    ['is no text', () => writeFile(at('index.json'), Buffer.from([0xc3, 0x28])), /UTF-8/],
  ])('one that %s is read-only', async (_, happen, why) => {
    await happen();
    expect(await opening().open('index.json')).toMatchObject({
      text: '',
      readOnly: expect.stringMatching(why),
    });
  });

  test('one that is protected is read-only', async () => {
    await giveAway([site.dir, at('index.json')]);
    await chmod(at('index.json'), 0o444);
    const document = await withoutRights(() => opening().open('index.json'));
    expect(document.readOnly).toBe('pages/index.json cannot be changed: the permissions do not allow it.');
  });

  test('nothing else is opened', async () => {
    await symlink('/etc/passwd', at('link.json'));
    await expect(opening().open('link.json')).rejects.toThrow('is a link');
    await expect(opening().open('../package.json')).rejects.toThrow('no document of this site');
    await expect(opening().open('gone.json')).rejects.toThrow('pages/gone.json does not exist any more.');
  });
});
