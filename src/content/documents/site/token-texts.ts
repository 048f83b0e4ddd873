import { memoizePerSite } from './memoize-per-site';

/** The tokens of a site whose values are texts; another value is told of by its schema. */
export const tokenTexts = memoizePerSite(
  ({ tokens = {} }): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(tokens).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
);
