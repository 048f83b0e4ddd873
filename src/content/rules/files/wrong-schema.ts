import { documentKind } from '../../model/source';
import { isRecord } from '../../util/is-record';
import { ownRule } from '../rule';
import { didYouMean, quoteWhole, textArg, writeInstead } from '../../messages/words';

/** `$schema` leads to the schema of this kind of document: by it an editor knows what may stand where. */
export const wrongSchema = ownRule({
  code: 'wrong-schema',
  severity: 'warning',
  meaning: 'A document names another schema than its own.',
  choice: true,
  *check({ value, source, invalidPointers }) {
    const written = isRecord(value) ? value.$schema : undefined;
    if (typeof written !== 'string' || invalidPointers.has('') || invalidPointers.has('/$schema')) return;
    const kind = documentKind(source.path);
    const name = `${kind}.schema.json`;
    const up = '../'.repeat(source.path.split('/').length);
    const [, climbed = '', rest = ''] = /^(?:\.\/)?((?:\.\.\/)*)(.*)$/s.exec(written) ?? [];
    const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written);
    const isRight = rest.endsWith(`/${name}`) && (isElsewhere || climbed.length >= up.length);
    if (isRight) return;
    const known = /^(?:.*\/)?(?:page|site|language)\.schema\.json$/.test(rest) && !isElsewhere;
    const folder = rest.replace(/[^/]*$/, '') || 'schema/';
    const suggestion = known ? `${climbed.length < up.length ? up : climbed}${folder}${name}` : '';
    yield { pointer: '/$schema', args: { written, suggestion, kind: KINDS[kind] } };
  },
  words: (issue) => ({
    what: `${quoteWhole(textArg(issue, 'written'))} is not the schema of a ${textArg(issue, 'kind')}.${didYouMean(issue)}`,
    why: 'By "$schema" a text editor knows what may stand where; with another one it is silent, or finds fault with what is right.',
    fix: writeInstead(
      issue,
      'Delete the line, and run npm run validate -- --fix, which writes the right one.',
    ),
    inStudio: writeInstead(issue, 'Choose “Code” above the form, and delete the line.'),
  }),
});

const KINDS = { page: 'page', site: 'site document', language: 'site document of a language' } as const;
