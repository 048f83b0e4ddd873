import type { Case } from '../case';

export default {
  files: { 'heels.json': '<!doctype html>\n<html><body><h1>New heels</h1></body></html>\n' },
} satisfies Case;
