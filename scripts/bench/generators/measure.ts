import { rm } from 'node:fs/promises';
import { CHANGED_FILE, changeOneWord } from '../documents/make-site';
import type { Measure } from '../measure';
import { runWatched } from '../watch-process';
import { foundGenerators } from './generators';
import { writePage, writeSources } from './write-sources';

/**
 * What other generators take for the same words, where they are installed: a first build, and a build after a change of one
 * document.
 *
 * @param at the folder of each name, `pages` among them
 */
export function measuresOfGenerators(at: (name: string) => string, documents: number): Measure[] {
  return foundGenerators().flatMap(({ generator, program }): Measure[] => {
    const { name, folder } = generator;
    const dir = at(`${folder}-sources`);
    const out = at(`${folder}-out`);
    const build = () => runWatched(program, generator.argsFor(out), dir);
    return [
      {
        name: `${name}, cold`,
        prepare: async () => {
          await Promise.all([dir, out].map((each) => rm(each, { recursive: true, force: true })));
          await writeSources(generator, at('pages'), dir);
        },
        measure: build,
      },
      {
        name: `${name}, one document changed`,
        prepare: async (seed) => {
          await changeOneWord(at('pages'), documents, seed);
          await writePage(generator, { pagesDir: at('pages'), dir }, CHANGED_FILE);
        },
        measure: build,
      },
    ];
  });
}
