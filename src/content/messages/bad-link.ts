import { message } from './message';
import { textArg, quote, didYouMean, writeInstead } from './words';

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
  'other-scheme': 'A link begins with https://, mailto: or tel:, or goes to a page of this site.',
  spaces: 'A link has no spaces in it.',
  capitals: 'The beginning of an address, such as https: or mailto:, is written in small letters.',
  'whole-address': "A link to a page of this site begins with /, without the site's address.",
  'bare-page': 'A link to a page of this site begins with /.',
  'bare-anchor': 'A link to a place on this page begins with #.',
  'bare-address': 'A link to another site begins with https://.',
  'bare-email': 'A link to an e-mail address begins with mailto:.',
  'bare-phone': 'A link to a telephone number begins with tel: and has no spaces.',
  anchor: 'After # come small letters, digits and hyphens, and a letter is the first.',
};

/** A link of a form that cannot stand in a document. */
export const badLink = message({
  code: 'bad-link',
  meaning: 'An address is not of a form that a link can have.',
  words: (issue) => {
    const reason = REASONS[textArg(issue, 'kind')] ?? textArg(issue, 'rule');
    return {
      what: `${quote(textArg(issue, 'link'))} cannot be a link.${didYouMean(issue)}`,
      why: reason,
      fix: writeInstead(issue, POSSIBLE),
    };
  },
});
