import { leadToOutline } from '../../outline/tree/lead-to-form';
import { isDialogOpen } from '../../ui/dialog/is-dialog-open';

/** Escape in the form leads back to its row. What it closes first, such as a list of links, keeps the cursor where it is. */
export function leadBackOnEscape(): void {
  let hasUse = false;
  // Before anything else: a list that was open is closed by the time the key has come through.
  addEventListener('keydown', (event) => (hasUse = hasOwnUse(event)), { capture: true });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || hasUse || event.defaultPrevented) return;
    event.preventDefault();
    leadToOutline();
  });
}

/** Whether Escape is for something else than to leave the form: the JSON has keys of its own. */
function hasOwnUse({ target, isComposing }: KeyboardEvent): boolean {
  const isInForm = target instanceof Element && target.closest('aside [data-pointer]') !== null;
  return (
    !isInForm || isComposing || target.matches('[aria-expanded="true"][role="combobox"]') || isDialogOpen()
  );
}
