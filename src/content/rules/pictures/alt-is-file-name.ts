import { pointerTo } from '../../json/locate';
import type { OwnRule } from '../rule';

/** The words for those who do not see a picture say what it shows, not what its file is called (WCAG 1.1.1, failure F30). */
export const altIsFileName: OwnRule = function* ({ entries }) {
  for (const place of entries.objects) {
    const { value } = place;
    if (typeof value.src !== 'string' || typeof value.alt !== 'string') continue;
    const names = [value.src, value.src.replace(/\.[a-z]+$/i, '')].map(plainly);
    if (!names.includes(plainly(value.alt))) continue;
    yield {
      code: 'alt-is-file-name',
      severity: 'warning',
      pointer: pointerTo(place.pointer, 'alt'),
      args: { src: value.src },
    };
  }
};

const plainly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
