import type { PictureFacts, PictureFault } from '../../../content/model/source';

/** The facts about a picture, except its hash and size in bytes. */
export type Examined = Omit<PictureFacts, 'hash' | 'bytes'> | PictureFault;
