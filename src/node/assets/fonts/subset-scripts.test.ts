import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facesOf } from '../../../content/fonts/chosen-fonts';
import { fontRules } from '../../../content/fonts/font-rules';
import { SCRIPT_NAMES, type ScriptName } from '../../../content/fonts/scripts';
import { readRanges } from '../../../content/fonts/unicode-ranges';
import { FONT_PARTS } from '../../../generated/font-parts';
import { addSubsetFonts } from './add-subset-fonts';
import { fontFile } from './font-file';
import { lettersOf } from './letters';

/** Words with joined letters, conjuncts, and vowel signs in several parts. */
const WORDS: Readonly<Record<ScriptName, string>> = {
  arabic: 'آب إلى لا العيادة پچگژ',
  bengali: 'কোন কৌশল ক্ষীর শ্রী র্যাব',
  cyrillic: 'Свежий ёлка Ґанок',
  devanagari: 'कौन क़ानून ज़रूर क्षमा श्री र्क',
  ethiopic: 'ትኩስ ዳቦ',
  greek: 'Φρέσκο ψωμί άέή',
  gujarati: 'કૌશલ્ય શ્રી ક્ષમા',
  gurmukhi: 'ਕੌਰ ਤਾਜ਼ੀ ਪ੍ਰੀਤ',
  hebrew: 'שָׁלוֹם לחם',
  kannada: 'ಕೊಡಗು ಕೋಟೆ ಕ್ಷಮೆ ಶ್ರೀ',
  malayalam: 'കൊച്ചി കൗമാരം ക്ഷമ ശ്രീ',
  odia: 'କୌଣସି କୋଟି ବିଦ୍ୟାଳୟ ସଂସ୍କୃତି ବଡ଼',
  tamil: 'கொடு கௌதம் ஸ்ரீ க்ஷ',
  telugu: 'కొత్త కైలాస శ్రీ స్వీట్స్',
  thai: 'น้ำ ก็ ที่เชียงใหม่',
};

let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'cut-scripts-'));
});
afterAll(() => rm(cacheDir, { recursive: true }));

/** The widths of the glyphs of each word; -1 for one that the font does not have. */
function shapedWith(content: Uint8Array, text: string): number[][] {
  const font = new Font(new Face(new Blob(new Uint8Array(content))));
  return text.split(' ').map((word) => {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint }, index) => (codepoint === 0 ? -1 : (positions[index]?.xAdvance ?? 0)));
  });
}

/** As HarfBuzz reads it, at one weight: the lightest of a whole font may be another. */
const opened = (content: Uint8Array, letters: string) =>
  subsetFont(Buffer.from(content), letters, { targetFormat: 'truetype', variationAxes: { wght: 400 } });

/** Right to left, with conjuncts, and with signs above each other. */
const SAMPLE: readonly ScriptName[] = ['arabic', 'odia', 'thai'];

for (const script of SCRIPT_NAMES)
  test(`a font of ${script} that is cut to some letters sets them as the whole one does`, {
    tags: SAMPLE.includes(script) ? [] : ['rest'],
  }, async () => {
    const [face] = facesOf({ pair: 'clear', scripts: [script] });
    if (!face) throw new Error('There is no font.');
    const whole = await readFile(fontFile(face.part));
    const text = WORDS[script];
    const made = await addSubsetFonts(
      {
        indexHtml: '',
        css: fontRules({ pair: 'clear', scripts: [] }, [face], () => '/assets/font.woff2'),
        files: new Map([['assets/font.woff2', whole]]),
      },
      lettersOf([text]),
      cacheDir,
    );
    const cut = [...made.files].find(([name]) => name.includes('-used-'))?.[1] ?? new Uint8Array();
    expect(cut.length).toBeLessThan(whole.length);
    const all = readRanges(FONT_PARTS[face.part].range).flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    const expected = shapedWith(await opened(whole, String.fromCodePoint(...all)), text);
    expect(expected.flat()).not.toContain(-1);
    expect(shapedWith(await opened(cut, lettersOf([text])), text)).toEqual(expected);
  });
