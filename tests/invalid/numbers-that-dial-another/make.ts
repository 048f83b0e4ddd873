import { BASE_TEXTS } from '../../support/invalid-cases';
import { type Case, heels } from '../case';

/** Each would be dialled, or begin a chat, and reach somebody else. */
export default {
  issues: 4,
  files: {
    '_site.json': String(BASE_TEXTS['_site.json'])
      .replace('"company": "Cobbler"', '"company": "Cobbler",\n    "sales": "+49 (0)30 1234567"')
      .replace('"country": "GH"', '"country": "GH",\n        "phone": "++91 674 25401 / 25402"')
      .replace('"hours"', '"whatsapp": "09876543210",\n    "hours"'),
    'heels.json': heels
      .replace('"href": "/"', '"href": "tel:{sales}"')
      .replace('"While you wait."', '"Call {sales} while you wait."')
      .replace('"label": "Home"', '"label": "Call us"'),
    'services/soles.json': String(BASE_TEXTS['services/soles.json']).replace(
      '"tel:{phone}"',
      '"tel:+49(0)301234567"',
    ),
  },
} satisfies Case;
