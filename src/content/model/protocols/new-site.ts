/** What is asked about a company when its site begins, in this order. */
export const NEW_SITE_QUESTIONS = [
  'name',
  'offer',
  'language',
  'town',
  'country',
  'phone',
  'email',
  'palette',
  'fonts',
  'url',
] as const;

export type NewSiteQuestion = (typeof NEW_SITE_QUESTIONS)[number];

/** The answers as they are written; what is left out is asked for, or gets its usual value. */
export type NewSiteAnswers = Partial<Record<NewSiteQuestion, string>>;
