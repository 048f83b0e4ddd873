import type { OpenDocument } from '../../documents/document/open-document';
import { pointerTo } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import { entryIn, type MenuPosition, pageOf } from './menu';
import { applySteps, plannedSteps, type Step } from './steps';

interface NewEntry {
  route: string;
  label: string;
  /** The menu for the entry; undefined for none. */
  place: MenuPosition | undefined;
  /** The page whose icon is copied, where it has one in that menu. */
  like: string | undefined;
}

/**
 * Adds the entry of a new page to the site document, and removes it from the list of planned routes.
 *
 * @returns the whole text and the line of each change, or undefined where nothing changes
 */
export function addEntry(site: OpenDocument, { route, label, place: position, like }: NewEntry) {
  const steps: Step[] = plannedSteps(site, route);
  const links = position && valueAt(site.value, position.pointer);
  if (position && Array.isArray(links)) {
    const icon = position.links.find(({ href }) => pageOf(href) === like)?.icon;
    const value = entryIn(position.pointer, { label, href: route, ...(icon !== undefined && { icon }) });
    const pointer = pointerTo(position.pointer, links.length);
    steps.push({ operation: { kind: 'insert', pointer, value }, what: `"${label}" in ${position.name}` });
  }
  return steps.length > 0 ? applySteps(site, steps) : undefined;
}
