import { plainDigits } from '../../../util/plain-digits';
import { chatNumber } from '../../../model/addresses/telephone-number';
import { rightNumber } from './repaired-number';
import type { Guess } from './suggested-link';

const NUMBER = /^\+?\d[\d\s()./-]{5,}$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

/** Words and beginnings that people put before a telephone number. */
const CALL = /^(?:call ?to|call|phone|telephone|téléphone|mobile|cell|tel|tél)\.?\s*[:.]?\s*(?:\/\/)?\s*/i;
const SMS = /^sms(?:to)?\s*:?\s*(?:\/\/)?\s*/i;
const WHATSAPP =
  /^(?:whats ?app\s*:?\s*(?:\/\/)?(?:send\/?)?(?:\?(?:[^&\s]*&)*?phone=)?|(?:api\.whatsapp\.com\/send\/?\?phone=))\s*/i;

/** What follows a number: an extension, or the text of a message. */
const MORE = /[?&;].*$/s;

/**
 * A telephone number that is no link yet: alone, behind a word such as `Call` or `sms:`, or for a chat.
 *
 * @param link without spaces around it
 */
export function numberLink(link: string): Guess | undefined {
  const plain = plainDigits(link);
  if (plain.startsWith('tel:')) return undefined;
  if (isNumber(plain)) return ['bare-phone', calling(plain)];
  if (WHATSAPP.test(plain)) return ['chat', chatWith(plain.replace(WHATSAPP, '').replace(MORE, ''))];
  if (SMS.test(plain)) {
    const number = plain.replace(SMS, '').replace(MORE, '');
    if (isNumber(number)) return ['message', calling(number)];
  }
  const number = plain.replace(CALL, '');
  return number !== plain && isNumber(number) ? ['bare-phone', calling(number)] : undefined;
}

const isNumber = (text: string) => NUMBER.test(text) && !DATE.test(text);

/** A link to the number in its digits; none where it is not clear which is meant. */
function calling(number: string): string {
  const digits = rightNumber(number).replace(/[^\d+]/g, '');
  return digits === '' ? '' : `tel:${digits}`;
}

function chatWith(written: string): string {
  const number = written.replace(/^%2b/i, '+');
  const digits = isNumber(number) ? chatNumber(number) : '';
  return digits === '' ? '' : `https://wa.me/${digits}`;
}
