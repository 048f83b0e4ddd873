// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteStub, stubSite } from '../../../tests/support/sites/SiteStub';
import type { Site } from '../../content/model/pages/page-data';
import { Footer } from './Footer';

const offices = stubSite.contact.offices.map((office) => ({ ...office, phone: '+233 00 111' }));
const whole = { ...stubSite, contact: { ...stubSite.contact, offices } };

const show = (site: Site = whole) =>
  render(<Footer />, { wrapper: ({ children }) => <SiteStub site={site}>{children}</SiteStub> });

afterEach(cleanup);

test('only offices abroad are shown, with a number that can be dialled', () => {
  show();
  expect(screen.queryByText('Workshop')).toBeNull();
  expect(screen.getByText('Second workshop').parentElement?.textContent).toContain('Another town');
  expect(screen.getByRole('link', { name: 'Telephone +233 00 111' }).getAttribute('href')).toBe(
    'tel:+23300111',
  );
});

test('social links open in a new tab, say so, and hand nothing over', () => {
  show();
  const link = screen.getByRole('link', { name: 'Network (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('without offices, networks and columns the footer has what the company says of itself', () => {
  show({
    ...stubSite,
    contact: { email: ['desk@example.com'] },
    footer: { sentence: 'We fix things.', smallPrint: 'Example Works' },
  });
  expect(screen.getByText('We fix things.')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const empty = [...document.querySelectorAll('div:empty:not([aria-hidden]), ul:empty')];
  expect(empty).toEqual([]);
});
