import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, vi } from 'vitest';
import { type Edited, FormStub, type FormStubProps } from './FormStub';

/** Prepares jsdom for forms, in each file with tests of them. */
export function setUpForms(): void {
  beforeAll(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    // It has no CSS.escape either, which react-aria-components asks for.
    vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  });
  afterEach(cleanup);
  // What is closed is not drawn; to look for what is hidden at each query takes longer than all else.
  configure({ defaultHidden: true });
}

/** Shows the form of a block. */
export function openForm(block: object, props: Partial<FormStubProps> = {}) {
  const edited: Edited = { document: undefined, operations: [] };
  const view = render(
    <FormStub document={{ blocks: [block] }} pointer="/blocks/0" edited={edited} {...props} />,
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), edited, ...view };
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** What screen readers have been told. */
export const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** What describes an element, as screen readers read it. */
export function described(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** A block with three entries in a list. */
export const faq = {
  type: 'faq',
  heading: 'Questions',
  questions: [
    { question: 'One?', richText: 'First.' },
    { question: 'Two?', richText: 'Second.' },
    { question: 'Three?', richText: 'Third.' },
  ],
};
