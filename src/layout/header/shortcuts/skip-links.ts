import { type Landmark, landmarks } from '../../landmarks';
import { focusLandmark } from './focus-landmark';

/**
 * Follows the skip links: without script the browser jumps to the id; with it the address stays and a phone's menu opens.
 *
 * @returns stops it
 */
export function followSkipLinks(header: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const place = PLACES.find((each) => href === `#${landmarks[each]}`);
    if (!place) return;
    event.preventDefault();
    focusLandmark(place);
  };
  header.addEventListener('click', follow);
  return () => header.removeEventListener('click', follow);
}

const PLACES: readonly Landmark[] = ['navigation', 'main', 'footer'];
