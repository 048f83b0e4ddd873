// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteStub } from '../../../../tests/support/sites/SiteStub';
import type { RichNode } from '../../../content/model/pages/page-data';
import { RichText } from './RichText';

afterEach(cleanup);

const text = (words: string): RichNode => ({ type: 'text', text: words });
const nodes: RichNode[] = [
  { type: 'paragraph', children: [text('<b>One</b> '), { type: 'strong', children: [text('two')] }] },
  {
    type: 'list',
    ordered: true,
    start: 3,
    children: [{ type: 'item', children: [{ type: 'link', href: '/terms', children: [text('Terms')] }] }],
  },
];

test('a text is found by its name and rendered with its markup', () => {
  const assets = { images: {}, texts: { t1: nodes } };
  const { container } = render(
    <SiteStub page={{ assets }}>
      <RichText text="t1" />
    </SiteStub>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe('&lt;b&gt;One&lt;/b&gt; <strong>two</strong>');
  expect(screen.getByRole('list')).toHaveProperty('start', 3);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test('a name without a text shows nothing', () => {
  const { container } = render(
    <SiteStub>
      <RichText text="t9" />
    </SiteStub>,
  );
  expect(container.textContent).toBe('');
});
