// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function openDialog() {
  const onClose = vi.fn();
  render(
    <Dialog title="Icons" onClose={onClose}>
      <input aria-label="Search" />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), search: screen.getByRole('textbox') };
}

test('a click beside it closes it', () => {
  const { dialog, onClose } = openDialog();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('text that is selected with the mouse, from its field to a place beside the dialog, leaves it open', () => {
  const { dialog, search, onClose } = openDialog();
  fireEvent.pointerDown(search);
  // The browser gives the click to what both places are in.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});
