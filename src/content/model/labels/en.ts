import type { AllLabels } from './all-labels';

/** The labels in English. */
export const en: AllLabels = {
  skipToNavigation: 'Go to navigation (Alt+1)',
  skipToMain: 'Go to main content (Alt+2)',
  skipToFooter: 'Go to footer (Alt+3)',
  primaryNavigation: 'Main navigation',
  openMenu: 'Menu',
  home: 'Home',
  breadcrumbs: 'Where you are',
  darkTheme: 'Dark theme',
  opensInNewTab: 'opens in a new tab',
  pause: 'Stop the slides',
  play: 'Let the slides run',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  carousel: 'At a glance',
  chooseSlide: 'Choose a slide',
  slideOf: 'Slide {number} of {total}',
  required: 'required',
  sending: 'Sending your message',
  sent: 'Thank you. Your message has been sent.',
  failed: 'Your message could not be sent. Nothing you wrote is lost. Please try again, or call us.',
  mailOpened:
    'Your mail program should now show your message, ready to send. If it does not, please write to us by email.',
  openingHours: 'Opening hours',
  telephone: 'Telephone',
  email: 'Email',
};
