import { plainDigits } from '../../util/plain-digits';

/** Something before one @, and behind it a name with a point: what every mail server takes (RFC 5321, 4.1.2). */
export const MAIL_FORM = /^[^\s@,;:<>()"{}[\]]+@(?:[^\s@,;:<>()"{}.[\]]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** What was meant by a mail address of the wrong form; empty where that is not clear. */
export function repairedMail(address: string): string {
  const plain = address
    .trim()
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^(?:mailto:)?\/*/i, '')
    .replace(/(?<![\s([{])[\s([{]+(?:at|@)[\s)\]}]+/i, '@')
    .replace(/(?<![\s([{])[\s([{]+dot[\s)\]}]+/gi, '.')
    .replace(/\s+/g, '')
    .replaceAll(',', '.')
    .replace(/@{2,}/, '@')
    .replace(/\.{2,}/g, '.')
    .replace(/^[<.]+|(?<![>.])[>.]+$/g, '');
  return MAIL_FORM.test(plain) ? plain : '';
}

/** Letters that are taken for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' };

/** What was meant by a number with letters or the digits of another script in the place of digits; empty where others are in it. */
export function repairedNumber(number: string): string {
  const plain = plainDigits(number)
    .replace(/^(?:tel|phone|mobile|call)\b[.: ]{0,3}/i, '')
    .replace(/^\/+/, '')
    .replace(/(?<=[\d\s+(.-])[OoIlSB](?=[\d\s).-]|$)/g, (letter) => LOOKALIKES[letter] ?? letter);
  return plain === number || /[^\d\s+().-]/.test(plain) ? '' : plain;
}
