import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test.each([
  ['en', 'Laundry software. It knows 3.5 kg of shirts.', 'Laundry software.', ' It knows 3.5 kg of shirts.'],
  ['en', 'Does it count? Yes.', 'Does it count?', ' Yes.'],
  ['en', 'One sentence without an end', 'One sentence without an end', ''],
  ['hi', 'दुकान का हिसाब। रोज़ का।', 'दुकान का हिसाब।', ' रोज़ का।'],
  ['ar', 'برنامج للمخبز. كل يوم.', 'برنامج للمخبز.', ' كل يوم.'],
  ['en', '', '', ''],
])('%s: %s', (language, text, first, rest) => {
  expect(firstSentence(text, language)).toEqual([first, rest]);
});
