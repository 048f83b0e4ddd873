import type { AllLabels } from './all-labels';

/** The labels in Swahili. */
export const sw: AllLabels = {
  skipToNavigation: 'Nenda kwenye menyu (Alt+1)',
  skipToMain: 'Nenda kwenye maudhui makuu (Alt+2)',
  skipToFooter: 'Nenda chini ya ukurasa (Alt+3)',
  primaryNavigation: 'Menyu kuu',
  openMenu: 'Menyu',
  home: 'Mwanzo',
  breadcrumbs: 'Mahali ulipo',
  darkTheme: 'Mandhari meusi',
  opensInNewTab: 'hufunguka katika kichupo kipya',
  pause: 'Simamisha slaidi',
  play: 'Endesha slaidi',
  previousSlide: 'Slaidi iliyotangulia',
  nextSlide: 'Slaidi inayofuata',
  carousel: 'Kwa muhtasari',
  chooseSlide: 'Chagua slaidi',
  slideOf: 'Slaidi ya {number} kati ya {total}',
  required: 'lazima',
  sending: 'Ujumbe wako unatumwa',
  sent: 'Asante. Ujumbe wako umetumwa.',
  failed: 'Ujumbe wako haukuweza kutumwa. Ulichoandika hakijapotea. Tafadhali jaribu tena, au tupigie simu.',
  mailOpened:
    'Programu yako ya barua pepe inapaswa sasa kuonyesha ujumbe wako, ukiwa tayari kutumwa. Isipofanya hivyo, tuandikie kwa barua pepe.',
  openingHours: 'Saa za kazi',
  telephone: 'Simu',
  email: 'Barua pepe',
};
