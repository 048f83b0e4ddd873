import { expect, test } from 'vitest';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { PROJECT_ROOT } from '../../../node/project';
import { readSources } from '../../../node/read/read-sources';
import { createValidator } from '../../check/validate';

const validator = createValidator(await loadValidatorConfig());
const base = await readSources('tests/invalid/_base', PROJECT_ROOT);

const file = (path: string, content: unknown) => ({
  file: path,
  path,
  content: { text: typeof content === 'string' ? content : JSON.stringify(content) },
});

function missing(published: readonly string[], ...pages: ReturnType<typeof file>[]): unknown[] {
  const ledger = file('_published.json', published);
  const { issues } = validator.validate({ ...base, ledger, pages: [...base.pages, ...pages] });
  return issues.filter(({ code }) => code === 'removed-route').map(({ args }) => args.route);
}

test('a page, or a page with the alias, stands for what was published', () => {
  const moved = file('heels.json', { aliases: ['/old-heels'] });
  expect(missing(['/', '/services/soles', '/old-heels', '/laces'])).toEqual(['/old-heels', '/laces']);
  expect(missing(['/', '/services/soles', '/old-heels', '/heels'], moved)).toEqual([]);
});

test('while a document cannot be read, what aliases it has is not known', () => {
  expect(missing(['/old-heels'], file('heels.json', '{ "aliases": ["/old-heels"'))).toEqual([]);
});
