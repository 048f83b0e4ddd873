import type { Page } from 'playwright';
import { type IconSet, loadIconSet } from '../../src/node/assets/icons/icon-set';

/**
 * Fills every `<i data-icon="house">` of an open page with the Phosphor icon of that name, as
 * inline SVG in the current text colour.
 *
 * @throws Error naming the file and the icon, if Phosphor has no such icon.
 */
export async function inlineIcons(page: Page, file: string): Promise<void> {
  const names = await page.$$eval('[data-icon]', (nodes) =>
    nodes.map((node) => node.getAttribute('data-icon') ?? ''),
  );
  const icons = await loadIconSet();
  const svgs = names.map((name) => iconSvg(icons, name, file));
  await page.$$eval(
    '[data-icon]',
    (nodes, markup) => {
      for (const [index, node] of nodes.entries()) node.innerHTML = markup[index] ?? '';
    },
    svgs,
  );
}

function iconSvg(icons: IconSet, name: string, file: string): string {
  const icon = icons.draw(name);
  if (!icon) throw new Error(`${file}: Phosphor has no icon "${name}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
}
