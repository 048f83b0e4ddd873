import { isDialogOpen } from '../ui/dialog/is-dialog-open';
import type { Studio } from '../store/studio';

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Saves, undoes and repeats. In a dialog a field undoes its own letters, and the site behind it stays as it is.
 *
 * @returns whether the studio answers the key
 */
export function answerKey(studio: Studio, { key, shiftKey, ctrlKey, metaKey }: Key): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === 's') {
    void studio.save();
    return true;
  }
  if ((letter !== 'z' && letter !== 'y') || isDialogOpen()) return false;
  if (letter === 'y' || shiftKey) studio.redo();
  else studio.undo();
  return true;
}
