import type { Page } from '@playwright/test';

/**
 * The fonts that letters on the page are drawn with and that the page did not bring along.
 *
 * @returns each as `family: the element's HTML`
 */
export async function systemFontsIn(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main *' });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (foreign.length === 0) return [];
      const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
      return foreign.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 120)}`);
    }),
  );
  await client.detach();
  return found.flat();
}
