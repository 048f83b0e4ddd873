import type { KeyboardEvent, Ref } from 'react';
import type { ControlProps } from './FormField';
import { phoneDigits } from './phone-digits';

interface PhoneInputProps {
  control: ControlProps;
  /** Called when typed or pasted text cannot be in a number field and was left out. */
  onRefused: () => void;
}

/**
 * The telephone number, in a number field. It behaves as a field for digits, though: nothing counts up or down, and nothing typed is
 * dropped silently (docs/decisions/2026-11-22-the-telephone-field-takes-digits.md).
 */
export function PhoneInput({ control, onRefused }: PhoneInputProps) {
  const takeDigits: Ref<HTMLInputElement> = (field) => {
    const handle = (event: InputEvent) => {
      if (take(event) === 'refused') onRefused();
    };
    // React's onBeforeInput is a different event, which some browsers do not send for pasting.
    field?.addEventListener('beforeinput', handle);
    return () => field?.removeEventListener('beforeinput', handle);
  };
  return (
    <input
      {...control}
      ref={takeDigits}
      type="number"
      name="phone"
      // The keypad of a telephone, which has the plus.
      inputMode="tel"
      // A focused number field would count up and down as the page is scrolled over it, or by these keys.
      onWheel={(event) => event.currentTarget.blur()}
      onKeyDown={keepFromCounting}
    />
  );
}

function keepFromCounting(event: KeyboardEvent) {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
}

/** Accepts digits, and converts other notations of a telephone number to digits. */
function take(event: InputEvent): 'taken' | 'refused' {
  const digits = phoneDigits(event.data ?? '');
  if (digits === (event.data ?? '') || !event.cancelable) return 'taken';
  // Deprecated, but the only way to insert at the cursor of a number field. If it fails, the browser handles the input.
  if (!digits || document.execCommand('insertText', false, digits)) event.preventDefault();
  return digits === undefined ? 'refused' : 'taken';
}
