import type { NewSiteAnswers, NewSiteQuestion } from '../../../content/model/protocols/new-site';
import { CommandProblem } from '../../system/command-problem';
import type { Question } from '../questions/answer';
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

/**
 * What is wrong with the answers of a form, each in the words of its question.
 *
 * @param answers all of them; an empty one is what Enter alone is at a terminal
 */
export async function problemsIn(
  answers: Required<NewSiteAnswers>,
): Promise<Partial<Record<NewSiteQuestion, string>>> {
  const language = await accepted(languageQuestion, answers.language);
  const country = countryQuestion('value' in language ? language.value : 'en');
  const given = {
    name: await accepted(nameQuestion, answers.name),
    offer: await accepted(offerQuestion, answers.offer),
    language,
    town: await accepted(townQuestion, answers.town),
    // Without a town the country can be left out.
    country:
      `${answers.town}${answers.country}`.trim() === '' ? {} : await accepted(country, answers.country),
    phone: await accepted(phoneQuestion, answers.phone),
    email: await accepted(emailQuestion, answers.email),
    palette: await accepted(paletteQuestion, answers.palette),
    fonts: await accepted(fontsQuestion, answers.fonts),
    url: await accepted(urlQuestion, answers.url),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, answer]) => ('problem' in answer ? [[name, answer.problem]] : [])),
  );
}

async function accepted<T>(
  { accept }: Question<T>,
  answer: string,
): Promise<{ value: T } | { problem: string }> {
  try {
    return { value: await accept(answer.trim()) };
  } catch (problem) {
    if (problem instanceof CommandProblem) return { problem: problem.message };
    throw problem;
  }
}
