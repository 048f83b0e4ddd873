import { applyEdits, modify } from 'jsonc-parser';
import { allRules } from '../../src/content/rules/all-rules';
import type { AnyRule } from '../../src/content/rules/rule';

/** Where the schema of the site document lists the rules whose level a site can choose. */
const CHOICES = ['properties', 'rules', 'properties'];

const rules: readonly AnyRule<string>[] = allRules;

/** The schema of the site document with the choices that the rules allow; the rest of it is written by hand. */
export function withRuleChoices(siteSchema: string): string {
  const choices = rules.flatMap(({ code, choice, meaning }) =>
    choice === undefined ? [] : [[code, choiceSchema(choice === true ? meaning : choice)]],
  );
  const edits = modify(siteSchema, CHOICES, Object.fromEntries(choices), {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
  });
  return applyEdits(siteSchema, edits);
}

const choiceSchema = (description: string) => ({
  description,
  allOf: [{ $ref: '#/definitions/ruleChoice' }],
});
