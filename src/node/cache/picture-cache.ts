import path from 'node:path';
import { createCache } from './cache';
import { PROJECT_ROOT } from '../project';

/** Caches the facts about pictures, and the files made of them. */
export const pictureCache = createCache(path.join(PROJECT_ROOT, '.cache/pictures'));
