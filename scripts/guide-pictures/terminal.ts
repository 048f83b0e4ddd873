import type { Page } from 'playwright';
import { pictureAtRest } from './camera';

const WIDTH = 1000;

/** A picture of a terminal: a command, and what it has printed. */
export async function inTerminal(page: Page, command: string, printed: string): Promise<Buffer> {
  await page.setViewportSize({ width: WIDTH, height: 100 });
  await page.setContent(`<!doctype html><style>${STYLE}</style>
    <pre><b>$ ${escaped(command)}</b>\n${escaped(printed.trimEnd())}</pre>`);
  const box = await page.locator('pre').boundingBox();
  await page.setViewportSize({ width: WIDTH, height: Math.ceil(box?.height ?? 0) });
  return pictureAtRest(page);
}

const STYLE = `
  body { margin: 0 }
  pre { margin: 0; padding: 20px 24px; background: #16130f; color: #f4f0e8; white-space: pre-wrap;
    font: 14px/21px 'DejaVu Sans Mono', monospace }
  b { color: #8fd6a0; font-weight: normal }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
