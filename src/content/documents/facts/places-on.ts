import { isRecord } from '../../util/is-record';
import type { StudioPlace } from '../../model/protocols/studio-choices';
import { MAX_DEPTH } from '../../model/source';

/** The properties that are headings of what they are in, the best first. */
const HEADINGS = ['title', 'heading', 'name', 'label', 'question'];

/** The places on a page that links can lead to, from top to bottom. A document that is nested too deeply is no page. */
export function placesOn(page: unknown): StudioPlace[] {
  const places: StudioPlace[] = [];
  collectPlaces(page, places, 1);
  return places;
}

function collectPlaces(value: unknown, places: StudioPlace[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const entry of value) collectPlaces(entry, places, depth + 1);
  if (!isRecord(value)) return;
  const id = textIn(value, 'id');
  if (id !== undefined) {
    const heading = HEADINGS.map((name) => textIn(value, name)).find(Boolean) ?? '';
    places.push({ id, heading });
  }
  for (const part of Object.values(value)) collectPlaces(part, places, depth + 1);
}

/** A property that is a text. */
export function textIn(value: unknown, name: string): string | undefined {
  const found = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
