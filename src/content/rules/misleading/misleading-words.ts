import type { IssueDetails } from '../../model/issues/issue-details';
import type { Words } from '../../messages/message';
import type { WrongNumber } from '../../model/addresses/telephone-number';
import { CHAT_REASON, chatFix, NUMBER_REASONS, numberFix } from '../../messages/links/number-words';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';

/** Why a link leads elsewhere than its readers think, or nowhere. */
export interface Misleading {
  reason:
    | 'invisible'
    | 'encoded'
    | 'bad-code'
    | 'copied-end'
    | 'double'
    | 'no-host'
    | 'user'
    | 'password'
    | 'port'
    | 'host'
    | 'number'
    | 'private'
    | 'mixed'
    | 'coded'
    | 'mail-address'
    | 'mail-header'
    | WrongNumber
    | 'chat';
  /** What in the link is meant: the character, the host, the number. */
  detail: string;
}

type Reason = (detail: string) => Words;

/** By reason: what is wrong goes on from the link. */
const REASONS: Readonly<Record<string, Reason>> = {
  invisible: (character) => ({
    what: `has a character in it that nobody can see, ${character}.`,
    why: 'With it the link leads to another place than the one that readers see, or nowhere.',
    fix: 'Delete the link and type it anew by hand.',
  }),
  encoded: (character) => ({
    what: `has a character in it that nobody can see, written as ${character}.`,
    why: 'Some programs end the line or the address there, and take what follows for an order of its own.',
    fix: `Delete ${character}.`,
  }),
  'bad-code': (code) => ({
    what: `has a percent sign that begins no code, ${quote(code)}.`,
    why: 'In an address % begins the code of a character, such as %20 for a space. Programs read this one in different ways, or not at all.',
    fix: 'Write %25 for the percent sign itself, or copy the address anew.',
  }),
  'copied-end': (end) => ({
    what: `ends with ${quote(end)}, which was most likely copied with it.`,
    why: 'Such signs stand behind an address in a text. With them it leads to another page, or nowhere.',
    fix: `Delete ${end} at its end.`,
  }),
  double: (scheme) => ({
    what: `has a second beginning, ${quote(scheme)}.`,
    why: 'Programs that follow it choose one of the two, and readers cannot know which.',
    fix: 'Keep the beginning that is meant: https://, mailto: or tel:.',
  }),
  'no-host': () => ({
    what: 'has no name of a site after https://.',
    why: 'Browsers then take what comes after the next slash for the site.',
    fix: 'Write the name of the site right after https://, with two slashes only.',
  }),
  user: (host) => ({
    what: `leads to ${quote(host)}, whatever stands before the @.`,
    why: 'Browsers take the part before the @ for the name of a user; readers take it for the site.',
    fix: `Write https://${host} if that is the site that is meant, or the right address.`,
  }),
  password: (host) => ({
    what: 'has a name and a password before the @.',
    why: 'Every visitor can read them, and browsers ask whether to go on.',
    fix: `Write https://${host} and what follows it, without the name and the password; then change the password.`,
  }),
  port: (port) => ({
    what: `has ${quote(port)} where a port should be.`,
    why: 'A port is a number from 1 to 65535, and browsers open no other.',
    fix: 'Delete the colon and what follows it up to the next slash, or correct the number.',
  }),
  host: (host) => ({
    what: `has ${quote(host)} where the name of a site should be.`,
    why: 'Browsers cannot open it, or read it as the name of another site than readers do.',
    fix: 'Type the name anew: its parts have plain letters and digits, hyphens only among them, and dots between the parts.',
  }),
  number: (host) => ({
    what: `leads to a computer by its number, ${host}.`,
    why: 'Readers cannot tell whose computer that is, and the number may belong to somebody else tomorrow.',
    fix: 'Write the name of the site, for example https://www.example.com.',
  }),
  private: (host) => ({
    what: `leads to ${quote(host)}, which is no site on the internet.`,
    why: 'Such an address is known only on your own computer, or in the network of an office or a school. Visitors would find nothing there.',
    fix: 'Write the name under which everybody can reach it, for example https://www.example.com. If it has none, delete the link.',
  }),
  'page-as-host': (host) => ({
    what: 'begins like that of another site.',
    why: `Browsers would look for a site called ${quote(host)}; a link to a page of this site begins with one /.`,
    fix: 'Write the address of the page.',
  }),
  mixed: (host) => ({
    what: `leads to ${quote(host)}, where letters of one script look like those of another.`,
    why: 'Such names are made to be taken for those of other sites.',
    fix: 'Type the name anew by hand, and look at where it leads.',
  }),
  coded: (host) => ({
    what: `leads to ${quote(host)}, whose letters are written in code.`,
    why: 'Nobody who reads the document can see what the site is called.',
    fix: 'Write the name in its own letters, as the browser shows it.',
  }),
  'mail-address': (address) => ({
    what: `has ${quote(address)} where an e-mail address should be.`,
    why: 'The mail program would write to nobody, or to somebody else.',
    fix: 'Write it like this: mailto:{email} or mailto:name@example.com.',
  }),
  'mail-header': (header) => ({
    what: `fills in ${quote(header)} of the message.`,
    why: 'The message would go to others, or carry something, without the visitor having chosen it.',
    fix: 'Delete that part; only subject and body can be filled in.',
  }),
  ...Object.fromEntries(
    Object.entries(NUMBER_REASONS).map(([reason, why]) => [
      reason,
      (number) => ({
        what: `has ${quote(number)} where a telephone number should be.`,
        why,
        fix: numberFix(reason, 'tel:+12025550123'),
      }),
    ]),
  ),
  chat: (number) => ({
    what: `has ${quote(number)} where a telephone number should be.`,
    why: CHAT_REASON,
    fix: chatFix('https://wa.me/12025550123'),
  }),
};

/** Words for a link that leads elsewhere than it says. */
export function misleadingWords(issue: IssueDetails): Words {
  const words = REASONS[textArg(issue, 'reason')]?.(textArg(issue, 'detail'));
  const link = `The link ${quote(textArg(issue, 'link'))}`;
  return words
    ? {
        ...words,
        what: `${link} ${words.what}${didYouMean(issue)}`,
        fix: writeInstead(issue, words.fix),
      }
    : { what: `${link} is misleading.`, why: '', fix: '' };
}
