import type { StarterWords } from './starter-words';

/** The first words of a new site in English. */
export const en: StarterWords = {
  comma: ',',
  services: 'What we do',
  about: 'About us',
  contact: 'Contact',
  legal: 'Legal notice',
  writeToUs: 'Write to us',
  seeServices: 'See what we do',
  goHome: 'Go to the home page',
  homeDescription: '{offer} See what we do, who we are and how to reach us.',
  servicesTitle: 'What {company} does for you',
  servicesDescription:
    'What {company} offers, and the three steps from your first question to the day it is done.',
  servicesLead: 'Tell us what you need. We say what is possible, what it costs and how long it takes.',
  stepsHeading: 'From the question to the day it is done',
  step1: 'You ask',
  step1Text: 'Write to us, and say in a few words what you need and by when.',
  step2: 'We answer',
  step2Text: 'You hear what we can do, what it costs and when it can be ready.',
  step3: 'It is done',
  step3Text: 'Once you agree we begin, and you hear from us when it is ready.',
  aboutTitle: 'Who {company} is',
  aboutDescription:
    'Who stands behind {company}, what we do every day, where you find us and how to reach us.',
  aboutLead: 'The people behind {company}, and what they do every day.',
  ourWork: 'Our work',
  reachUs: 'How to reach us',
  reachText: 'Write to {email}, or use the form on the contact page.',
  readOn: 'Read on',
  readServices: 'What we offer, and how we work with you.',
  readAbout: 'Who we are, and where you find us.',
  readContact: 'Ask us something, or place an order.',
  questionHeading: 'A question, or something to order?',
  questionText: 'Write to us in your own words. We answer as soon as we can.',
  contactTitle: 'How to reach {company}',
  contactDescription:
    'Write to {company} with the form or by e-mail: a question, an order or a visit begins here.',
  office: 'Where we are',
  fieldName: 'Your name',
  fieldEmail: 'Your e-mail address',
  fieldPhone: 'Your telephone number',
  fieldMessage: 'Your message',
  send: 'Send the message',
  notFound: 'There is no page here',
  notFoundDescription:
    'There is no page at this address. Go to the home page, or write to us and say what you were looking for.',
  notFoundText:
    'The address may be mistyped, or the page may have moved. The home page leads to everything else.',
  suggestions: 'Perhaps you were looking for',
  legalTitle: 'Legal notice of {company}',
  legalDescription:
    'Who is responsible for this website, and what happens to the details that you send to {company}.',
  onThisPage: 'On this page',
  responsible: 'Who is responsible',
  responsibleText:
    '**{company}** is responsible for this website. You can reach us at [{email}](mailto:{email}).',
  details: 'Your details',
  detailsText:
    'This website counts no visitors and sets no cookies for advertising. What you write to us we use to answer you, and for nothing else.',
};
