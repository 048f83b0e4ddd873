import type { SiteInLanguage } from '../../../content/model/languages/languages';
import { allDone } from '../../system/async/all-done';
import { createInTurn } from '../../system/async/in-turn';
import { type LanguageOptions, type WrittenLanguage, writeLanguage } from './write-language';

interface LanguagesOptions extends Omit<LanguageOptions, 'prepareInTurn' | 'makeInTurn' | 'report'> {
  /** Told how many pages are done in all languages. */
  report: (done: number) => void;
}

/** Writes the pages of all languages: while threads make those of one, the next one is prepared. */
export function writeLanguages(
  sites: readonly SiteInLanguage[],
  { report, ...options }: LanguagesOptions,
): Promise<WrittenLanguage[]> {
  const [prepareInTurn, makeInTurn] = [createInTurn(), createInTurn()];
  const doneIn = new Map<SiteInLanguage, number>();
  const done = () => [...doneIn.values()].reduce((sum, each) => sum + each, 0);
  return allDone(
    sites.map((site) =>
      writeLanguage(site, {
        ...{ ...options, prepareInTurn, makeInTurn },
        report(doneHere) {
          doneIn.set(site, doneHere);
          report(done());
        },
      }),
    ),
  );
}
