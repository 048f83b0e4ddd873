import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Color } from '../../../generated/documents';
import { PROJECT_ROOT } from '../../project';

/** The colours of words on a colour panel. */
export interface CardColors {
  strong: string;
  quiet: string;
}

const PANEL_COLORS = 'src/theme/panel-colors.css';

/**
 * Reads the colours of words on colour panels.
 *
 * @returns answers with the colours on a panel; throws Error when there are none
 */
export async function readCardColors(): Promise<(color: Color) => CardColors> {
  const css = await readFile(path.join(PROJECT_ROOT, PANEL_COLORS), 'utf8');
  return (color) => ({ strong: colorOn(css, color, '--on'), quiet: colorOn(css, color, '--on-2') });
}

function colorOn(css: string, color: Color, name: string): string {
  const rule = new RegExp(`\\[data-color="${color}"\\] \\{([^}]*--on:[^}]*)\\}`).exec(css)?.[1] ?? '';
  const colour = new RegExp(`${name}:\\s*(#[0-9a-f]{6});`).exec(rule)?.[1];
  if (!colour) throw new Error(`${PANEL_COLORS} has no colour ${name} as #rrggbb on the color ${color}.`);
  return colour;
}
