import { fileLinkWords } from './file-link-words';
import { message } from '../message';
import { textArg, quote, didYouMean, writeInstead } from '../words';

const POSSIBLE =
  'Write a page of this site (/services/repairs), a place on a page (#contact), or an address that begins with https://, mailto: or tel:.';

const REASONS: Readonly<Record<string, string>> = {
  preview:
    'This is the address of the preview on your computer; visitors cannot reach it. A link to a page of this site begins with /.',
  computer: 'This is a file on your computer; visitors cannot reach it.',
  private:
    'This address is known only in your own network, such as that of an office or a school; visitors cannot reach it.',
  insecure: 'Addresses that begin with http: are not protected on their way; browsers warn of them.',
  script: 'A link goes to a place. A link that runs a program could harm visitors.',
  'other-scheme': 'Such a link opens a program that many visitors do not have, or nothing.',
  spaces: 'A link has no spaces in it.',
  marks: 'A link is the address alone, without quotation marks, brackets or words around it.',
  several: 'A link leads to one place, and here are several.',
  backslash: 'The parts of an address are divided by /, and not by \\.',
  nothing: 'Whoever follows it would find nothing.',
  handle: 'This is a name at a social network; only there somebody is found by it.',
  token: 'The value of a token alone does not say what kind of link it is.',
  message: 'A link cannot begin a text message. With tel: visitors call the number.',
  chat: 'A link to a chat at WhatsApp is https://wa.me/ and the number with the code of its country, in digits alone.',
  capitals: 'The beginning of an address, such as https: or mailto:, is written in small letters.',
  'whole-address': "A link to a page of this site begins with /, without the site's address.",
  'page-as-host': 'A link to a page of this site begins with one /, without http:.',
  'bare-page': 'A link to a page of this site begins with /.',
  'bare-anchor': 'A link to a place on this page begins with #.',
  'bare-address': 'A link to another site begins with https://.',
  'bare-email': 'A link to an e-mail address begins with mailto:.',
  'bare-phone': 'A link to a telephone number begins with tel: and has no spaces.',
  anchor: 'After # come small letters, digits and hyphens, and a letter is the first.',
};

/** What to write where no link can be suggested; by kind. */
const FIXES: Readonly<Record<string, string>> = {
  computer:
    'Make a page of what stands in the file. Or put the file online, for example into Google Drive, open it to everybody, and write its address with https://.',
  private:
    'Write the address under which everybody can reach it. If it has none, delete the entry. A page of this site is written like this: /services/repairs.',
  spaces:
    'Open the page in the browser, and copy its address from the bar at the top. A page of this site is written like this: /services/repairs.',
  several: 'Keep one of them here, and make an entry of its own for each of the others.',
  nothing:
    'Write where it leads, for example /services/repairs or https://www.example.com. If it leads nowhere yet, delete the whole entry.',
  handle:
    'Open your page there in the browser, and copy its address from the bar at the top; it begins with https://.',
  'bare-email': 'Write it like this: mailto:name@example.com.',
  token: 'Write its beginning, too: tel:{phone}, mailto:{email}, or https://.',
  chat: 'Write https://wa.me/ and the number, such as https://wa.me/12025550123.',
};

/** @param words the link as it is written; empty where it is not known */
const unaddressed = (words: string) => ({
  what: words === '' ? 'A link in this text has no address.' : `The link ${quote(words)} has no address.`,
  why: 'Whoever follows it would be on the same page again.',
  fix: 'Write where it leads between the round brackets: [our repairs](/services/repairs). Or leave only the words, without the brackets.',
});

/** A link of a form that cannot stand in a document. */
export const badLink = message({
  code: 'bad-link',
  meaning: 'An address is not of a form that a link can have.',
  words: (issue) => {
    const kind = textArg(issue, 'kind');
    if (kind === 'unaddressed') return unaddressed(textArg(issue, 'words'));
    const what = `${quote(textArg(issue, 'link'))} cannot be a link.${didYouMean(issue)}`;
    if (kind === 'file' || kind === 'picture') return { what, ...fileLinkWords(kind) };
    return {
      what,
      why: REASONS[kind] ?? '',
      fix: writeInstead(issue, FIXES[kind] ?? POSSIBLE),
      ...(textArg(issue, 'link') === '' && { inStudio: 'Choose where it leads.' }),
    };
  },
});
