// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DialogButton } from './DialogButton';

afterEach(cleanup);

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.scrollTo = () => {};

/** Whether a press of the mouse may move the cursor: the first, second or third of a quick series. */
const movesCursor = (count: number) => fireEvent.mouseDown(screen.getByRole('dialog'), { detail: count });

test('the second half of a double click on the button leaves the cursor in the first field', () => {
  render(
    <DialogButton icon="plus" label="New page" title="A new page">
      {() => <input />}
    </DialogButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'New page' }));
  expect([movesCursor(2), movesCursor(3)]).toEqual([false, false]);
  expect([movesCursor(1), movesCursor(2)]).toEqual([true, true]);
});
