import { versionOf } from '../system/version-of';

/** How pictures are encoded. Chosen by eye on our own screens; see docs/decisions/2026-11-21-pictures-in-webp.md. */
export const WEBP = { quality: 78, alphaQuality: 90, effort: 4 } as const;

/** A file above this number of bytes is encoded again at the lower quality: in dense pictures the loss is hardly visible. */
export const DENSE = { bytes: 60 * 1024, quality: 60 } as const;

/** Raise this number when pictures are examined or made in another way: the cache then starts empty. */
const PICTURES_VERSION = 2;

/** Everything apart from a picture itself that its derived files, and their addresses, depend on. */
export const PICTURE_VERSIONS = [
  PICTURES_VERSION,
  JSON.stringify([WEBP, DENSE]),
  ...['sharp', 'svgo', 'dompurify', 'jsdom', 'saxes', 'css-tree'].map((name) => `${name} ${versionOf(name)}`),
].join(', ');
