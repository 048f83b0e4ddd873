import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { test } from 'vitest';
import { testRandomOperations, tryAll } from '../../../../tests/support/random/random-edits';
import { wishes } from '../../../../tests/support/random/random-operations';
import { isRecord } from '../../util/is-record';

/** Those of products have a file of tests of their own, so that two threads share the work. */
const pages = globSync('pages/**/*.json', { ignore: ['pages/_published.json', 'pages/products/**'] }).sort();
const service = readFileSync('pages/services/crm.json', 'utf8');
const spread = JSON.stringify(JSON.parse(service), null, '\t');

const WILDEST = 'the wildest layout';

/** Documents as other editors and systems write them. */
const UNUSUAL: Readonly<Record<string, string>> = {
  'line ends of Windows': service.replaceAll('\n', '\r\n'),
  'a byte order mark': `\ufeff${service}`,
  tabs: spread,
  'one line': JSON.stringify(JSON.parse(service)),
  'lists on one line':
    '{\n  "blocks": [\n    { "type": "a", "tags": ["x", "y"] },\n    { "type": "b", "tags": ["z"], "in": { "c": [1, 2] } }\n  ],\n  "tags": []\n}\n',
  escapes: service.replace(/[aeiou](?=[a-z]* [^"]*",?$)/gm, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  }),
  'line ends of old computers': spread.replaceAll('\n', '\r'),
  [WILDEST]:
    ' {"a" :[1 ,\n2,[ ],{}, {\r\n\t"b":\n"\\u0041\\/"},\t3\n\n],"c":{"d":1,"d":2 , "e":[[[]],[{"id":"x"}]]}}\n\n ',
};

testRandomOperations(pages, UNUSUAL, WILDEST);

/** A document of some values in any layout. */
const written = fc
  .tuple(
    fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 4 }),
    fc.array(fc.stringMatching(/^[ \t\r\n]{0,3}$/), { minLength: 1 }),
  )
  .map(([values, gaps]) => {
    let next = 0;
    const gap = () => gaps[next++ % gaps.length] ?? '';
    const print = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map((entry) => gap() + print(entry) + gap()).join(',')}]`;
      if (typeof value === 'string') return JSON.stringify(value).replace(/a/g, '\\u0061');
      if (!isRecord(value)) return JSON.stringify(value);
      const parts = Object.entries(value).map(
        ([name, part]) => `${gap()}${JSON.stringify(name)}${gap()}:${gap()}${print(part)}${gap()}`,
      );
      return `{${parts.join(',')}}`;
    };
    return `${gap()}{"a":${print(values)},${gap()}"b":{${gap()}}}${gap()}`;
  });

for (const { runs, seed, tags } of [
  { runs: 40, seed: 1, tags: [] },
  { runs: 5000, seed: 2, tags: ['rest'] },
])
  test(`in any layout, operations can be undone and repeated to the byte (${runs})`, { tags }, () => {
    fc.assert(
      fc.property(written, fc.array(wishes, { minLength: 1, maxLength: 5 }), (text, chosen) => {
        tryAll(text, chosen, undefined, false);
      }),
      { seed, numRuns: runs },
    );
  });
