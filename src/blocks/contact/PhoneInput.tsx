import type { KeyboardEvent, Ref } from 'react';
import type { ControlProps } from './FormField';
import { phoneDigits } from './phone-digits';

interface PhoneInputProps {
  control: ControlProps;
  /** Called for what was typed or pasted, cannot stand in a number field, and was left out. */
  onRefused: () => void;
}

/**
 * The telephone number as the specification's section 5 has it: a number field. It behaves as a field for digits, though:
 * nothing counts up or down, and nothing typed is dropped without a word.
 */
export function PhoneInput({ control, onRefused }: PhoneInputProps) {
  const takeDigits: Ref<HTMLInputElement> = (field) => {
    const handle = (event: InputEvent) => {
      if (take(event) === 'refused') onRefused();
    };
    // React's event of that name is another one, and knows nothing of pasting in some browsers.
    field?.addEventListener('beforeinput', handle);
    return () => field?.removeEventListener('beforeinput', handle);
  };
  return (
    <input
      {...control}
      ref={takeDigits}
      type="number"
      name="phone"
      // The keys of a telephone, which have the plus.
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

/** Lets digits in, and of what else means a telephone number its digits. */
function take(event: InputEvent): 'taken' | 'refused' {
  const digits = phoneDigits(event.data ?? '');
  if (digits === (event.data ?? '') || !event.cancelable) return 'taken';
  // Deprecated, but nothing else finds the cursor in a number field. Where it fails, the browser takes what it can.
  if (!digits || document.execCommand('insertText', false, digits)) event.preventDefault();
  return digits === undefined ? 'refused' : 'taken';
}
