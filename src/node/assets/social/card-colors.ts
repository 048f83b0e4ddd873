import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Color } from '../../../generated/documents';
import { PROJECT_ROOT } from '../../project';

/** The colours of words on a colour panel. */
export interface CardColors {
  strong: string;
  quiet: string;
}

/** The file that defines the colors of pages and pictures. */
export const TOKENS = path.join(PROJECT_ROOT, 'src/theme/tokens.css');

/**
 * Reads the colours of words on colour panels.
 *
 * @returns answers with the colours on a panel; throws Error when the tokens have none
 */
export async function readCardColors(): Promise<(color: Color) => CardColors> {
  const css = await readFile(TOKENS, 'utf8');
  return (color) => ({ strong: colorOn(css, color, '--on'), quiet: colorOn(css, color, '--on-2') });
}

function colorOn(css: string, color: Color, name: string): string {
  const rule = new RegExp(`\\[data-color="${color}"\\] \\{([^}]*--on:[^}]*)\\}`).exec(css)?.[1] ?? '';
  const colour = new RegExp(`${name}:\\s*(#[0-9a-f]{6});`).exec(rule)?.[1];
  if (!colour)
    throw new Error(`src/theme/tokens.css has no colour ${name} as #rrggbb on the color ${color}.`);
  return colour;
}
