// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteStub, stubSite } from '../../../tests/support/SiteStub';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { Footer } from './Footer';
import { StaticFooter } from './StaticFooter';

beforeEach(() => {
  const offices = stubSite.contact.offices.map((office) => ({ ...office, phone: '+233 00 111' }));
  const site = { ...stubSite, contact: { ...stubSite.contact, offices } };
  render(<Footer />, { wrapper: ({ children }) => <SiteStub site={site}>{children}</SiteStub> });
});
afterEach(cleanup);

test('only offices abroad are shown, with a number that can be dialled', () => {
  expect(screen.queryByText('Workshop')).toBeNull();
  expect(screen.getByText('Second workshop').parentElement?.textContent).toContain('Another town');
  expect(screen.getByRole('link', { name: 'Telephone +233 00 111' }).getAttribute('href')).toBe(
    'tel:+23300111',
  );
});

test('social links open in a new tab, say so, and hand nothing over', () => {
  const link = screen.getByRole('link', { name: 'Network (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a footer in the document stays as it is, except for the links to the page in view', () => {
  cleanup();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const on = (route: string, footer: ReactNode) => (
    <SiteStub>
      <RouteProvider value={route}>{footer}</RouteProvider>
    </SiteStub>
  );
  const madeOn = (route: string) => {
    const made = document.createElement('div');
    made.innerHTML = renderToString(on(route, <Footer />));
    return made;
  };
  const container = document.body.appendChild(madeOn('/'));
  const { rerender } = render(on('/', <StaticFooter />), { container, hydrate: true });
  for (const route of ['/privacy', '/']) {
    rerender(on(route, <StaticFooter />));
    expect(container.isEqualNode(madeOn(route))).toBe(true);
  }
  expect(madeOn('/').isEqualNode(madeOn('/privacy'))).toBe(false);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
