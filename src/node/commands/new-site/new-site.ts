import path from 'node:path';
import { createValidator } from '../../../content/check/validate';
import { composeSite, type NewSiteFacts } from '../../../content/edit/new-site/compose-site';
import { byKind } from '../../../content/documents/site/with-texts';
import type { NewSiteAnswers } from '../../../content/model/protocols/new-site';
import { documentKind, type SiteSources, SITE_PATH } from '../../../content/model/source';
import { formatReport } from '../../../content/report/format';
import { loadValidatorConfig } from '../../read/validator-config';
import { schemaDirFrom } from '../../read/schema-dir';
import { MEDIA } from '../../assets/pictures/lookup';
import { CommandProblem } from '../../system/command-problem';
import { realPathOf } from '../../system/paths/real-path';
import { typedPath } from '../../system/paths/typed-path';
import { announced, answerTo, countOfQuestions } from '../questions/answer';
import type { Questions } from '../questions/ask';
import {
  countryQuestion,
  emailQuestion,
  fontsQuestion,
  languageQuestion,
  nameQuestion,
  offerQuestion,
  paletteQuestion,
  phoneQuestion,
  townQuestion,
  urlQuestion,
} from './site-questions';
import { expectEmpty, writeNewFolder } from './write-new-folder';

export interface NewSiteOptions extends NewSiteAnswers {
  /** The folder to make. */
  dir: string;
  /** Left out where nobody can answer. */
  questions?: Questions;
  print?: (text: string) => void;
}

/**
 * Makes a small site that is entirely a new company's.
 *
 * @throws CommandProblem when that cannot be done; then nothing was made
 */
export async function newSite({ dir, questions, print = console.log, ...given }: NewSiteOptions): Promise<0> {
  await expectEmpty(dir);
  const facts = await factsFrom(given, questions);
  const schemaDir = await schemaDirFrom(await realPathOf(path.resolve(dir)));
  const texts = new Map(
    [...composeSite(facts)].map(([file, document]) => {
      const kind = documentKind(file);
      const $schema = schemaDir && `${schemaDir}/${kind}.schema.json`;
      return [file, `${JSON.stringify({ ...($schema && { $schema }), ...document }, null, 2)}\n`] as const;
    }),
  );
  await expectValid(texts);
  await writeNewFolder(dir, texts, [MEDIA]);
  print(reportOf(dir, facts, texts.size));
  return 0;
}

async function factsFrom(given: NewSiteAnswers, asking: Questions | undefined): Promise<NewSiteFacts> {
  const { name, offer, language, town, country, phone, email, palette } = given;
  const asked = [name, offer, language, town, phone, email, palette].filter(
    (one) => one === undefined,
  ).length;
  const maybe = country === undefined ? 1 : 0;
  const questions = asking && announced(asking, countOfQuestions({ sure: asked, maybe }));
  const facts = {
    name: await answerTo(nameQuestion, name, questions),
    offer: await answerTo(offerQuestion, offer, questions),
    language: await answerTo(languageQuestion, language, questions),
  };
  const inCountry = countryQuestion(facts.language);
  // An unknown country is told, even where there is no town in it.
  if (country?.trim()) await inCountry.accept(country.trim());
  const where = await answerTo(townQuestion, town, questions);
  const place = where !== '' && {
    place: { town: where, country: await answerTo(inCountry, country, questions) },
  };
  const number = await answerTo(phoneQuestion, phone, questions);
  return {
    ...facts,
    ...place,
    ...(number !== '' && { phone: number }),
    email: await answerTo(emailQuestion, email, questions),
    palette: await answerTo(paletteQuestion, palette, questions),
    fonts: await answerTo(fontsQuestion, given.fonts, undefined),
    url: await answerTo(urlQuestion, given.url, undefined),
  };
}

/** An answer may hold what documents cannot. */
async function expectValid(texts: ReadonlyMap<string, string>): Promise<void> {
  const sources = sourcesOf(texts);
  const result = createValidator(await loadValidatorConfig(), { withImprovements: false }).validate(sources);
  const issues = result.issues.filter(({ severity }) => severity === 'error');
  if (issues.length === 0) return;
  throw new CommandProblem(
    `With these answers the site would have errors:\n${formatReport({ ...result, issues }, sources)}\nNothing was made.`,
  );
}

function sourcesOf(texts: ReadonlyMap<string, string>): SiteSources {
  const all = [...texts].map(([file, text]) => ({ path: file, file, content: { text } }));
  return {
    dir: '',
    ...byKind(all),
    media: new Set(),
    pictures: new Map(),
  };
}

function reportOf(dir: string, { name, url }: NewSiteFacts, documents: number): string {
  const place = typedPath(dir);
  return [
    `The site of ${name} is in ${dir}: ${documents} documents, all of them yours to change.`,
    '',
    'See it while you write:',
    `  npm run dev -- --pages ${place}`,
    'Check it, and build it:',
    `  npm run validate -- --pages ${place}`,
    `  npm run build -- --pages ${place} --out ${typedPath(path.join(path.dirname(dir), 'dist'))}`,
    'Add a page:',
    `  npm run new:page -- --pages ${place}`,
    '',
    'Before it goes live:',
    `- Write the address of the site as "url" in ${SITE_PATH}; now it is ${url}.`,
    `- Put the logo into ${MEDIA}/, and its file name as "logo" into ${SITE_PATH}.`,
    '- Let somebody who knows the law of your country read legal.json: it is only a beginning.',
  ].join('\n');
}
