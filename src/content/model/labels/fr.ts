import type { AllLabels } from './all-labels';

/** The labels in French. */
export const fr: AllLabels = {
  skipToNavigation: 'Aller au menu (Alt+1)',
  skipToMain: 'Aller au contenu principal (Alt+2)',
  skipToFooter: 'Aller au pied de page (Alt+3)',
  primaryNavigation: 'Navigation principale',
  openMenu: 'Menu',
  home: 'Accueil',
  breadcrumbs: 'Fil d’Ariane',
  darkTheme: 'Thème sombre',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  pause: 'Arrêter le défilement',
  play: 'Relancer le défilement',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  carousel: 'En un coup d’œil',
  chooseSlide: 'Choisir une diapositive',
  slideOf: 'Diapositive {number} sur {total}',
  required: 'obligatoire',
  sending: 'Envoi de votre message en cours',
  sent: 'Merci. Votre message a bien été envoyé.',
  failed:
    'Votre message n’a pas pu être envoyé. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer ou nous appeler.',
  mailOpened:
    'Votre messagerie devrait maintenant afficher votre message, prêt à être envoyé. Si ce n’est pas le cas, écrivez-nous par e-mail.',
  openingHours: 'Horaires d’ouverture',
  telephone: 'Téléphone',
  email: 'E-mail',
};
