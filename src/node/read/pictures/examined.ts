import type { PictureFacts, PictureFault } from '../../../content/model/source';

/** The facts about a picture, except its hash and size in bytes. */
export type Examined = Omit<PictureFacts, 'hash' | 'bytes'> | PictureFault;

/** The first line of a library's error message. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.trim() ?? '';
}
