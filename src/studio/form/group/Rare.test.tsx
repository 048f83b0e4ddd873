// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormStub, forms } from '../../../../tests/support/forms/FormStub';
import { setUpForms } from '../../../../tests/support/forms/open-form';

setUpForms();

const site = { url: 'https://shoes.example', language: 'en', name: 'Cobbler' };

const openSite = (focusPointer?: string) =>
  render(
    <FormStub
      schema={forms.site}
      document={site}
      pointer=""
      edited={{ document: undefined, operations: [] }}
      focusPointer={focusPointer}
    />,
  );
const group = () => screen.getByText('Settings that seldom change').closest('details');

test('what seldom changes is in a closed group behind all others', () => {
  openSite();
  expect(group()?.open).toBe(false);
  expect(group()?.contains(screen.getByLabelText('Address of the site'))).toBe(true);
  expect(group()?.contains(screen.getByLabelText('Name'))).toBe(false);
});

test('the group opens where a field in it is to get the cursor', () => {
  openSite('/url');
  expect(group()?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Address of the site'));
});
