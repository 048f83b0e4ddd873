import type { Studio } from './studio';

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** @returns whether the studio answers the key */
export function answerKey(studio: Studio, { key, shiftKey, ctrlKey, metaKey }: Key): boolean {
  if (!ctrlKey && !metaKey) return false;
  switch (key.toLowerCase()) {
    case 's':
      void studio.save();
      return true;
    case 'z':
      if (shiftKey) studio.redo();
      else studio.undo();
      return true;
    case 'y':
      studio.redo();
      return true;
    default:
      return false;
  }
}
