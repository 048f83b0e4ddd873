import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Field } from '../../../generated/documents';
import { PROJECT_ROOT } from '../../project';

/** The colours of words on a field. */
export interface Inks {
  strong: string;
  quiet: string;
}

/** The file that defines the colors of pages and pictures. */
export const TOKENS = path.join(PROJECT_ROOT, 'src/theme/tokens.css');

/**
 * Reads the colours of words on fields.
 *
 * @returns answers with the colours on a field; throws Error when the tokens have none
 */
export async function readInks(): Promise<(field: Field) => Inks> {
  const css = await readFile(TOKENS, 'utf8');
  return (field) => ({ strong: colourOn(css, field, '--on'), quiet: colourOn(css, field, '--on-2') });
}

function colourOn(css: string, field: Field, name: string): string {
  const rule = new RegExp(`\\[data-field="${field}"\\] \\{([^}]*--on:[^}]*)\\}`).exec(css)?.[1] ?? '';
  const colour = new RegExp(`${name}:\\s*(#[0-9a-f]{6});`).exec(rule)?.[1];
  if (!colour)
    throw new Error(`src/theme/tokens.css has no colour ${name} as #rrggbb on the field ${field}.`);
  return colour;
}
