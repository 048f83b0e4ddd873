import { BASE_TEXTS } from '../../support/invalid-cases';
import { type Case, heels } from '../case';

const CHAT = '"https://wa.me/{whatsapp}"';

/** The token stands in three links, and is wrong in one place. */
export default {
  files: {
    '_site.json': String(BASE_TEXTS['_site.json'])
      .replace('"company": "Cobbler"', '"company": "Cobbler",\n    "whatsapp": "+91 12345 67890"')
      .replace('"href": "/#contact"', `"href": ${CHAT}`),
    'heels.json': heels.replace('"href": "/"', `"href": ${CHAT}`),
    'services/soles.json': String(BASE_TEXTS['services/soles.json']).replace('"tel:{phone}"', CHAT),
  },
} satisfies Case;
