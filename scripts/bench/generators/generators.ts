import { existsSync } from 'node:fs';
import { placesOnPath } from '../../../src/node/system/processes/programs';

/** A generator that the build is compared with. Its templates are in the folder of its name. */
export interface Generator {
  name: 'Hugo' | 'Eleventy';
  folder: string;
  /** The name of its program, and the variable that may name another file. */
  program: string;
  variable: string;
  /** Where it looks for the document that all pages share. */
  siteFile: string;
  /** Where it looks for pages. */
  contentDir: string;
  homeFile: string;
  /** A page's data and, in Markdown, its text. */
  sourceOf: (data: object, text: string) => string;
  /** The arguments for a build, in the folder of its sources. */
  argsFor: (outDir: string) => string[];
}

const HUGO: Generator = {
  name: 'Hugo',
  folder: 'hugo',
  program: 'hugo',
  variable: 'PAGEWRIGHT_HUGO',
  siteFile: 'data/site.json',
  contentDir: 'content',
  homeFile: '_index.md',
  sourceOf: (data, text) => `${JSON.stringify(data)}\n\n${text}`,
  argsFor: (outDir) => ['--destination', outDir],
};

const ELEVENTY: Generator = {
  name: 'Eleventy',
  folder: 'eleventy',
  program: 'eleventy',
  variable: 'PAGEWRIGHT_ELEVENTY',
  siteFile: '_data/site.json',
  contentDir: '.',
  homeFile: 'index.md',
  sourceOf: (data, text) => `---json\n${JSON.stringify({ layout: 'page.njk', ...data })}\n---\n${text}`,
  argsFor: (outDir) => ['--quiet', `--output=${outDir}`],
};

/** The generators that are installed, each with its program. */
export function foundGenerators(): { generator: Generator; program: string }[] {
  return [HUGO, ELEVENTY].flatMap((generator) => {
    const named = process.env[generator.variable];
    const program = named ?? placesOnPath([generator.program]).find((file) => existsSync(file));
    return program ? [{ generator, program }] : [];
  });
}
