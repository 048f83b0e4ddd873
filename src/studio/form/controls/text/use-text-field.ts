import type { ChangeEvent, ClipboardEvent } from 'react';
import type { TextField } from '../../../../content/form/field';
import { placeholderWords } from '../../../ui/placeholder-words';
import { useTypingGroup } from '../../field/typing-group';
import { useDraftText } from '../../field/use-draft-text';
import { type FieldProps, useForm } from '../../form-context';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldOptions extends Pick<FieldProps, 'property' | 'pointer' | 'value' | 'issues'> {
  field: TextField;
  /** What a text becomes before the document has it. */
  clean(text: string): string;
}

/** What an input needs to change a text of the document with each keystroke. */
export function useTextField({ property, pointer, value, issues, field, clean }: TextFieldOptions) {
  const { set } = useForm();
  const text = typeof value === 'string' ? value : '';
  const placeholder = placeholderWords(text);
  const draft = useDraftText(placeholder === undefined ? text : '');
  const group = useTypingGroup(pointer);
  const canBeLeftOut = !property.isRequired && !field.canBeEmpty;

  function write(written: string) {
    const cleaned = clean(written);
    draft.type(cleaned);
    set(pointer, cleaned === '' && canBeLeftOut ? undefined : cleaned, group.name());
  }

  return {
    write,
    /** Those to show below it. What is left to write stands in it: a line less would move what is below while somebody types. */
    issues: issues.filter(({ isPlaceholder }) => !isPlaceholder),
    input: {
      value: draft.text,
      placeholder,
      onFocus: group.begin,
      onBlur: draft.end,
      onChange: (event: ChangeEvent<TextElement>) => write(event.currentTarget.value),
      /** What is pasted is plain text, and the cursor stays behind it. */
      onPaste(event: ClipboardEvent<TextElement>) {
        const pasted = event.clipboardData.getData('text/plain');
        if (pasted === '') return;
        event.preventDefault();
        const element = event.currentTarget;
        const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
        element.setRangeText(clean(pasted), start, end, 'end');
        write(element.value);
      },
    },
  };
}
