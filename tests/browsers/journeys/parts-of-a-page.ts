import type { Journey } from '../visits';
import {
  button,
  chosenTab,
  heading,
  menu,
  PHONE,
  panelButton,
  panelLink,
  products,
  solutions,
} from './things';

/** What answers a visitor on one page: panels, menu, carousel, tabs, questions. */
export function partsOfAPage(journey: Journey) {
  journey('the products panel, by pointer', async (visitor) => {
    await visitor.open('/services/erp');
    await visitor.click(products);
    await visitor.sees(panelLink('School management'));
    await visitor.click(panelButton('IoT'));
    await visitor.sees(panelLink('GPS lock'));
    await visitor.sees(panelLink('School management'), false);
    await visitor.press('Escape');
    await visitor.sees(panelLink('GPS lock'), false);
    await visitor.isAt(products);

    await visitor.click(products);
    await visitor.sees(panelLink('School management'));
    await visitor.click(panelButton('Billing and POS'));
    await visitor.click(panelLink('Quick POS'));
    await visitor.reads(/^Quick POS/);
    await visitor.sees({ selector: 'details[open] a' }, false);
  });

  journey('the products panel, by keyboard', async (visitor) => {
    await visitor.open('/services/erp');
    await visitor.tabTo(products);
    await visitor.press(' ');
    await visitor.tabTo(panelButton('Hardware'));
    await visitor.press('Escape');
    await visitor.sees({ selector: 'details[open] a' }, false);
    await visitor.isAt(products);

    await visitor.press('Enter');
    await visitor.tabTo(panelButton('IoT'));
    await visitor.press('Enter');
    await visitor.tabTo(panelLink('GPS lock'));
    await visitor.press('Enter');
    await visitor.reads(/^GPS lock/);
    await visitor.isAt(heading);
  });

  journey('the menu of a phone', async (visitor) => {
    await visitor.resize(...PHONE);
    await visitor.open('/');
    await visitor.sees(solutions, false);
    await visitor.click(menu);
    await visitor.sees(solutions);
    await visitor.press('Escape');
    await visitor.sees(solutions, false);

    await visitor.click(menu);
    await visitor.click(products);
    await visitor.click(solutions);
    await visitor.sees(panelLink('School management'), false);
    await visitor.click(panelLink('Healthcare'));
    await visitor.isAt(heading);
    await visitor.sees(solutions, false);
  });

  journey('the carousel goes on and back, and stops', async (visitor) => {
    await visitor.open('/');
    await visitor.click(button('Stop the slides'));
    await visitor.sees(button('Let the slides run'));
    await visitor.click({ selector: '[role=tab]', name: 'Company' });
    await visitor.click(button('Next slide'));
    await visitor.sees(chosenTab('Web development'));
    await visitor.click(button('Previous slide'));
    await visitor.sees(chosenTab('Company'));
    await visitor.click(button('Previous slide'));
    await visitor.sees(chosenTab('CRM'));
  });

  journey('tabs, by arrow keys', async (visitor) => {
    await visitor.open('/services/crm');
    await visitor.tabTo(chosenTab('Contact management'));
    for (const [key, name] of [
      ['ArrowRight', 'Sales management'],
      ['End', 'Customer support'],
      ['ArrowRight', 'Contact management'],
      ['ArrowLeft', 'Customer support'],
      ['Home', 'Contact management'],
    ] as const) {
      await visitor.press(key);
      await visitor.isAt(chosenTab(name));
    }
    await visitor.press('Tab');
    await visitor.isAt({ selector: '[role=tabpanel]' });
  });

  journey('a question opens and closes, by pointer and by keyboard', async (visitor) => {
    const question = { selector: 'main details summary' };
    const answer = { selector: 'main details p' };
    await visitor.open('/services/crm');
    await visitor.sees(answer, false);
    await visitor.click(question);
    await visitor.sees(answer);
    await visitor.press('Enter');
    await visitor.sees(answer, false);
    await visitor.press(' ');
    await visitor.sees(answer);
    await visitor.isAt(question);
  });
}
