import { BROWSER_WORDS } from '../../scripts/browsers/other-browsers';
import { aroundTheSite } from './journeys/around-the-site';
import { contactForm } from './journeys/contact-form';
import { partsOfAPage } from './journeys/parts-of-a-page';
import { withoutMotion, withoutScript } from './journeys/with-settings';
import { visits } from './visits';

/** `npm run test:browsers` says which there are. */
const chosen = (process.env.PAGEWRIGHT_BROWSERS ?? '').split(' ');

for (const word of BROWSER_WORDS.filter((each) => chosen.includes(each))) {
  visits(word, 'as it comes', {}, (journey) => {
    aroundTheSite(journey);
    partsOfAPage(journey);
  });
  const { shown, journeys } = contactForm();
  visits(word, 'with a service for the contact form', { shown }, journeys);
  visits(word, 'without script', { withoutScript: true }, withoutScript);
  visits(word, 'without motion', { withoutMotion: true }, withoutMotion);
}
