import { CommandProblem } from '../../system/command-problem';
import type { Questions } from './ask';

/** A question, and what makes a value of its answer. */
export interface Question<T> {
  text: string;
  /** Shown to a person before the question, such as what can be chosen. */
  choices?: string;
  /** @throws CommandProblem when the answer is wrong; a person at a terminal is told so and asked again */
  accept(answer: string): T | Promise<T>;
  /** The value where nobody answers; or throws CommandProblem. */
  otherwise(): T;
}

/**
 * The answer to a question: what was given on the command line, or else what is answered.
 *
 * @param questions undefined where nobody can answer
 * @throws CommandProblem when what was given is wrong, or the answer of somebody who cannot be asked again
 */
export async function answerTo<T>(
  { text, choices, accept, otherwise }: Question<T>,
  given: string | undefined,
  questions: Questions | undefined,
): Promise<T> {
  if (given !== undefined) return accept(given.trim());
  if (choices !== undefined && questions?.isInteractive) questions.say(choices);
  for (;;) {
    const answer = await questions?.ask(text);
    if (answer === undefined) return otherwise();
    try {
      return await accept(answer);
    } catch (problem) {
      if (!(problem instanceof CommandProblem) || !questions?.isInteractive) throw problem;
      questions.say(problem.message);
    }
  }
}

/** Says before the first question how many come: a person at a terminal wants to know. Where nothing is asked, nothing is said. */
export function announced(questions: Questions, count: string): Questions {
  let isAnnounced = !questions.isInteractive;
  const announce = () => {
    if (!isAnnounced) questions.say(`${count} Ctrl+C stops; nothing is changed before the last answer.`);
    isAnnounced = true;
  };
  return {
    ...questions,
    say(text) {
      announce();
      questions.say(text);
    },
    ask(question) {
      announce();
      return questions.ask(question);
    },
  };
}

/** `At most 3 questions come.` */
export function countOfQuestions({ sure, maybe }: { sure: number; maybe: number }): string {
  const most = sure + maybe;
  return `${maybe > 0 && most > 1 ? 'At most ' : ''}${most === 1 ? 'One question comes' : `${most} questions come`}.`;
}
