import type { StarterWords } from './starter-words';

/** The first words of a new site in French. */
export const fr: StarterWords = {
  comma: ',',
  services: 'Ce que nous faisons',
  about: 'Qui sommes-nous',
  contact: 'Contact',
  legal: 'Mentions légales',
  writeToUs: 'Nous écrire',
  seeServices: 'Voir ce que nous faisons',
  goHome: 'Retour à l’accueil',
  homeDescription: '{offer} Découvrez notre travail, notre équipe et comment nous joindre.',
  servicesTitle: 'Ce que {company} fait pour vous',
  servicesDescription:
    'Ce que propose {company}, et les trois étapes de votre première question jusqu’au jour où tout est prêt.',
  servicesLead:
    'Dites-nous ce qu’il vous faut. Nous vous disons ce qui est possible, à quel prix et dans quel délai.',
  stepsHeading: 'De la question au résultat',
  step1: 'Vous demandez',
  step1Text: 'Écrivez-nous en quelques mots ce qu’il vous faut, et pour quand.',
  step2: 'Nous répondons',
  step2Text: 'Vous savez ce que nous pouvons faire, à quel prix et pour quelle date.',
  step3: 'C’est prêt',
  step3Text: 'Dès que vous êtes d’accord, nous commençons, et nous vous prévenons quand c’est prêt.',
  aboutTitle: 'Qui est {company}',
  aboutDescription:
    'Qui est derrière {company}, ce que nous faisons chaque jour, où nous trouver et comment nous joindre.',
  aboutLead: 'Les personnes derrière {company}, et ce qu’elles font chaque jour.',
  ourWork: 'Notre travail',
  reachUs: 'Comment nous joindre',
  reachText: 'Écrivez à {email}, ou utilisez le formulaire de la page de contact.',
  readOn: 'À lire aussi',
  readServices: 'Ce que nous proposons, et comment nous travaillons avec vous.',
  readAbout: 'Qui nous sommes, et où nous trouver.',
  readContact: 'Posez une question ou passez commande.',
  questionHeading: 'Une question, une commande ?',
  questionText: 'Écrivez-nous avec vos mots. Nous répondons dès que possible.',
  contactTitle: 'Comment joindre {company}',
  contactDescription:
    'Écrivez à {company} par le formulaire ou par e-mail : une question, une commande ou une visite commence ici.',
  office: 'Où nous trouver',
  fieldName: 'Votre nom',
  fieldEmail: 'Votre adresse e-mail',
  fieldPhone: 'Votre numéro de téléphone',
  fieldMessage: 'Votre message',
  send: 'Envoyer le message',
  notFound: 'Il n’y a pas de page ici',
  notFoundDescription:
    'Aucune page n’a cette adresse. Revenez à l’accueil, ou écrivez-nous et dites ce que vous cherchiez.',
  notFoundText:
    'L’adresse est peut-être mal écrite, ou la page a changé de place. L’accueil mène à tout le reste.',
  suggestions: 'Vous cherchiez peut-être',
  legalTitle: 'Mentions légales de {company}',
  legalDescription:
    'Qui est responsable de ce site, et ce que deviennent les données que vous envoyez à {company}.',
  onThisPage: 'Sur cette page',
  responsible: 'Qui est responsable',
  responsibleText:
    '**{company}** est responsable de ce site. Vous pouvez nous joindre à l’adresse [{email}](mailto:{email}).',
  details: 'Vos données',
  detailsText:
    'Ce site ne compte pas ses visiteurs et ne dépose aucun cookie publicitaire. Ce que vous nous écrivez sert à vous répondre, et à rien d’autre.',
};
