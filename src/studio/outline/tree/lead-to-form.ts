/** Puts the cursor into the first text of the form, once it is that of what was just selected. */
export function leadToForm(): void {
  setTimeout(() => {
    const selector = 'aside [data-pointer] :is(textarea, input[type="text"])';
    document.querySelector<HTMLElement>(selector)?.focus();
  });
}
