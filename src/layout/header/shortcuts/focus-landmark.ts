import { type Landmark, landmarks } from '../../landmarks';
import { closeAll, openMenuOnPhone } from '../navigation/menu';

/** Moves focus to a landmark: to the first entry of the navigation, or to main or footer as a whole. */
export function focusLandmark(landmark: Landmark) {
  const navigation = document.getElementById(landmarks.navigation);
  if (landmark === 'navigation') {
    if (!navigation) return;
    openMenuOnPhone(navigation);
    navigation.querySelector<HTMLElement>('a, summary')?.focus();
    return;
  }
  if (navigation) closeAll(navigation);
  const target = document.getElementById(landmarks[landmark]);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: 'instant' });
}
