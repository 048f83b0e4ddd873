import { hash } from 'node:crypto';

/** SHA-256 of a text or of bytes, in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);
