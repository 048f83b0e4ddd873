import type { Case } from '../case';

const entries = Array.from(
  { length: 8 },
  (_, index) => `{"label":"Kind ${index}","text":"Quiet on stone floors."}`,
);
const block = (statements: string) => `{"type":"statements","statements":[${statements}]}`;
const blocks = [
  block(entries.slice(0, 2).join()),
  block(entries.slice(2, 4).join().replace('"text"', '"txet"')),
];

/** A document on one line, as programs write them. */
export default {
  files: {
    'heels.json': `{"title":"Heels","description":"New heels.","blocks":[${blocks.join()},${block(entries.slice(4, 6).join())}]}`,
  },
} satisfies Case;
