import { expect, test } from 'vitest';
import { createValidator } from '../../../src/content/check/validate';
import { withTexts } from '../../../src/content/documents/site/with-texts';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { baseSources } from '../../support/invalid-cases';

/**
 * In characters, as of a picture that was pasted as text. A pattern that looks at each of them once for each of the others would take
 * minutes, and the test with it; all together are done in a second.
 */
const LENGTH = 200_000;
const MAX_TIME = 20_000;

const validator = createValidator(await loadValidatorConfig());
const base = baseSources();
const site: { contact: object } = JSON.parse(
  base.site && 'text' in base.site.content ? base.site.content.text : '',
);

const page = (hero: object, more: object = {}) => ({
  title: 'Heels for shoes',
  description: 'Heels of rubber and of leather, fitted to the shoes that you bring us.',
  blocks: [
    { type: 'hero', title: 'Heels', lead: 'Fitted.', actions: [{ label: 'Soles', href: '/' }], ...hero },
  ],
  ...more,
});
const link = (href: string) => page({ actions: [{ label: 'Soles', href }] });

const DOCUMENTS: Readonly<Record<string, (text: string) => object>> = {
  'a lead': (lead) => page({ lead }),
  'the words for a picture': (alt) => page({ picture: { src: 'soles.webp', alt } }),
  'a link': link,
  'a link to another site': (text) => link(`https://${text}`),
  'a link to a mail address': (text) => link(`mailto:${text}`),
  'a link to a number': (text) => link(`tel:${text}`),
  'an id': (id) => page({ id }),
  'an icon': (icon) => page({ facts: [{ icon, text: 'Rubber' }] }),
  'a date': (publishFrom) => page({}, { publishFrom }),
  'a schema': ($schema) => page({}, { $schema }),
  'an alias': (text) => page({}, { aliases: [`/${text}`] }),
  'the address of the site': (text) => ({ ...site, url: `https://${text}` }),
  'a language': (language) => ({ ...site, language }),
  'a number of the company': (phone) => ({ ...site, contact: { ...site.contact, phone: [phone] } }),
  'a mail address of the company': (email) => ({ ...site, contact: { ...site.contact, email: [email] } }),
};

const TEXTS = ['a@ ', 'a 1?b', '/a', '.x@', '(x', 'a{b}', ')x', '1x', '+x', ' x', '-x', ',x', '*x'].map(
  (text) => text.charAt(0).repeat(LENGTH) + text.slice(1),
);

test.each(Object.entries(DOCUMENTS))(
  'a text as long as a picture in place of %s is told of without delay',
  (_, documentWith) => {
    const path = 'contact' in documentWith('') ? '_site.json' : 'heels.json';
    const started = performance.now();
    for (const text of TEXTS)
      validator.validate(withTexts(base, new Map([[path, JSON.stringify(documentWith(text))]])));
    expect(performance.now() - started).toBeLessThan(MAX_TIME);
  },
);
