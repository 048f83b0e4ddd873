import { pointerTo } from '../../json/locate';
import { PICTURE_FILES } from '../../model/pages/picture-files';
import { ownRule } from '../rule';
import { textArg } from '../../messages/words';

/** The words for those who do not see a picture say what it shows, not what its file is called (WCAG 1.1.1, failure F30). */
export const altIsFileName = ownRule({
  code: 'alt-is-file-name',
  severity: 'warning',
  meaning: 'The description of a picture is the name of its file.',
  choice: 'The description of a picture only repeats the name of its file.',
  isImprovement: true,
  *check({ entries }) {
    for (const place of entries.objects) {
      const { value } = place;
      if (typeof value.src !== 'string' || typeof value.alt !== 'string') continue;
      const alt = plainly(value.alt);
      const files = PICTURE_FILES.map((name) => value[name]).filter((file) => typeof file === 'string');
      const src = files.find((file) => [file, file.replace(/\.[a-z]+$/i, '')].map(plainly).includes(alt));
      if (src !== undefined) yield { pointer: pointerTo(place.pointer, 'alt'), args: { src } };
    }
  },
  words: (issue) => ({
    what: `The description of this picture only repeats the name of its file, ${textArg(issue, 'src')}.`,
    why: 'It is read to those who cannot see the picture.',
    fix: 'Say what the picture shows, as you would on the telephone.',
  }),
});

const plainly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
