// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteStub, stubSite } from '../../../tests/support/SiteStub';
import { Footer } from './Footer';

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
