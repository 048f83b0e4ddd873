import type { WrongNumber } from '../../model/addresses/telephone-number';

/** By what is wrong with a telephone number: why it cannot stay. */
export const NUMBER_REASONS: Readonly<Record<string, string>> = {
  tel: 'A number has digits, a + at its beginning, and between them at most hyphens, points and brackets. Telephones dial something else for letters, and take * and # for orders.',
  'tel-several': 'Telephones would dial the digits of all numbers, one after the other.',
  'tel-trunk':
    'The (0) is only for callers within the country; behind the code of the country telephones would dial it, too.',
  'tel-country': 'After + stands the code of a country, and none begins with 0.',
  'tel-length':
    'A number with the code of its country has at least seven digits, and no number has more than fifteen.',
} satisfies Record<WrongNumber, string>;

export const CHAT_REASON =
  'A chat at WhatsApp needs the number with the code of its country, in digits alone, without + or a zero before it.';

/**
 * What to write in the place of a wrong number.
 *
 * @param example a number, as it would stand there
 */
export const numberFix = (reason: string, example: string) =>
  reason === 'tel-several'
    ? 'Write one number here, and make an entry of its own for each of the others.'
    : `Write + and the whole number in digits, with the code of its country and no zero before it, for example ${example}, and nothing else.`;

/** The same for a number at WhatsApp. */
export const chatFix = (example: string) =>
  `Write the code of the country and the number, in digits alone, for example ${example}.`;
