import { wrongNumber } from '../../../model/addresses/telephone-number';
import { plainDigits } from '../../../util/plain-digits';

/** Letters that are taken for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' };

/** Each sign that stands for another in a number, and what belongs there. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ''],
  [/\uff0b/g, '+'],
  [/[\u2010-\u2015\u2212\uff0d]/g, '-'],
  [/[\u00b7\u2022\u2219]/g, '.'],
  [/^(?:tel|phone|mobile|call)\b[.: ]{0,3}/i, ''],
  [/^\/+/, ''],
  [/^\(\s?\+\s?(\d{1,4})\s?\)/, '+$1'],
  // Either sign of an international call is enough.
  [/^\+[+\s]*(?:00(?=\s?[1-9]))?/, '+'],
  // Behind the code of an area.
  [/(?<=^\+?[\d\s().-]{2,12})\s?\/\s?(?=\d)/, ' '],
  [/^(\+[\d .-]*[\d.-])\s?\(0\)\s?/, '$1 '],
];

/** What was meant by a number that cannot be dialled as it is written; empty where that is not clear. */
export function repairedNumber(number: string): string {
  if (wrongNumber(number) === 'tel-several') return '';
  const meant = SIGNS.reduce((text, [sign, instead]) => text.replace(sign, instead), plainDigits(number))
    .replace(/(?<=[\d\s+(.-])[OoIlSB](?=[\d\s).-]|$)/g, (letter) => LOOKALIKES[letter] ?? letter)
    .trim();
  return meant === number || wrongNumber(meant) ? '' : meant;
}

/** The number itself, or what was meant by it; empty where that is not clear. */
export const rightNumber = (number: string) => (wrongNumber(number) ? repairedNumber(number) : number);
