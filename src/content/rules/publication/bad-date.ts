import { publicationOf } from '../../documents/site/absent-pages';
import { quote, textArg } from '../../messages/words';
import type { RuleFinding } from '../../model/issues/finding';
import { momentOf } from '../../model/pages/publication';
import { ownRule } from '../rule';

const DATES = ['publishFrom', 'publishUntil'] as const;

/** A date on which a page comes or goes is one that the calendar has, and it comes before it goes. */
export const badDate = ownRule({
  code: 'bad-date',
  meaning:
    'A page comes or goes on a date that there is not, or in a year before all websites, or goes before it comes.',
  *check(document): Generator<RuleFinding> {
    const publication = publicationOf(document);
    const isValid = (name: string) => !document.invalidPointers.has(`/${name}`);
    for (const property of DATES) {
      const date = publication[property];
      if (typeof date !== 'string' || !isValid(property) || momentOf(date) !== undefined) continue;
      yield { pointer: `/${property}`, args: { date } };
    }
    for (const property of DATES) {
      const date = String(publication[property]);
      if (!isValid(property) || !isTooEarly(date)) continue;
      yield { pointer: `/${property}`, args: { date, year: date.slice(0, 4) } };
      return;
    }
    const [from, until] = DATES.map((property) => momentOf(publication[property]));
    if (from === undefined || until === undefined || from < until) return;
    yield { pointer: '/publishUntil', args: { date: String(publication.publishUntil), isOver: 1 } };
  },
  words: (issue) => {
    if (textArg(issue, 'year') !== '') {
      return {
        what: `The year of this date would be ${textArg(issue, 'year')}.`,
        why: 'There were no websites in that year. Builds go by the date, so that after "publishUntil" no visitor gets the page.',
        fix: 'Write the year that is meant.',
      };
    }
    return issue.args.isOver === 1
      ? {
          what: 'The page goes before it comes: the end of its time is not after the beginning.',
          why: 'So it would never be public.',
          fix: 'Correct one of the two dates, or delete "publishUntil" if the page is to stay.',
          inStudio: 'Correct one of the two dates, or empty the second one if the page is to stay.',
        }
      : {
          what: `There is no date and time ${quote(textArg(issue, 'date'))}.`,
          why: 'On this date the page comes or goes.',
          fix: 'Write one that the calendar and the clock have, for example "2026-12-01T09:00+05:30".',
        };
  },
});

/** The first website is of 1991. */
const FIRST_YEAR = 1990;

const isTooEarly = (date: string) => Number.parseInt(date, 10) < FIRST_YEAR;
