import { focusControl } from '../../form/field/focus-field';

const TEXTS = 'aside [data-pointer] :is(textarea, input[type="text"])';
const CONTROLS = 'aside [data-pointer] :is(select, input, button)';

/** Puts the cursor into the first text of the form, once it is that of what was just selected; without texts, the first control has it. */
export function leadToForm(): void {
  setTimeout(() => {
    const control =
      document.querySelector<HTMLElement>(TEXTS) ?? document.querySelector<HTMLElement>(CONTROLS);
    if (control) focusControl(control);
  });
}

/** Puts the focus onto what the form is of: the selected row, or the page as a whole. */
export function leadToOutline(): void {
  const selected = '[data-outline] :is([role="row"][aria-selected="true"], [aria-current="true"])';
  document.querySelector<HTMLElement>(selected)?.focus();
}
