import { expect } from 'vitest';
import type { Visitor } from '../visitor';
import type { Journey } from '../visits';
import { button, chosenTab, menu, PHONE, panelLink, products, solutions } from './things';

/** For whom script is switched off, a page is complete. */
export function withoutScript(journey: Journey) {
  journey('every tab stands on the page', async (visitor) => {
    await visitor.goTo('/services/erp');
    await visitor.sees({ selector: 'main h3', name: 'Overview' });
    await visitor.sees({ selector: 'main h3', name: 'Benifits' });
    await visitor.sees({ selector: '[role=tab]' }, false);
  });

  journey('the panels open, and their links lead on', async (visitor) => {
    await visitor.goTo('/');
    await visitor.click(products);
    for (const name of ['School management', 'Quick POS', 'GPS lock', 'RFID readers'])
      await visitor.sees(panelLink(name));
    await visitor.click(panelLink('GPS lock'));
    await visitor.reads(/^GPS lock/);
  });

  journey('the menu of a phone opens, and leads on', async (visitor) => {
    await visitor.resize(...PHONE);
    await visitor.goTo('/');
    await visitor.click(menu);
    await visitor.click(solutions);
    await visitor.click(panelLink('Healthcare'));
    await visitor.reads(/^Clinic and hospital/);
  });

  journey('the contact form is checked, and leads to the mail program', async (visitor) => {
    await visitor.goTo('/');
    await visitor.sees({ selector: '#contact form[action^="mailto:"]' });
    await visitor.click({ selector: '#contact button', name: 'Send message' });
    await visitor.isAt({ selector: '#contact [name=name]' });
  });
}

const moving = (visitor: Visitor) =>
  visitor.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));

/** For whom the system moves nothing that need not move, the site neither does. */
export function withoutMotion(journey: Journey) {
  journey('nothing moves: neither the opening page nor a slide that is chosen', async (visitor) => {
    await visitor.open('/services/erp');
    expect(await moving(visitor)).toEqual([]);
    await visitor.open('/');
    await visitor.sees(button('Let the slides run'));
    await visitor.click(button('Next slide'));
    await visitor.sees(chosenTab('Web development'));
    expect(await moving(visitor)).toEqual([]);
  });
}
