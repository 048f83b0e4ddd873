import { useState } from 'react';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { useTypingGroup } from '../../field/typing-group';
import { useDraftText } from '../../field/use-draft-text';
import { type FieldProps, useForm } from '../../form-context';
import styles from '../text/text.module.css';

/** A value of a shape that no other control is made for, as JSON. While it is not JSON, the document keeps what it had. */
export function JsonControl({ property, pointer, value, issues }: FieldProps) {
  const { set } = useForm();
  const draft = useDraftText(printed(value));
  const group = useTypingGroup(pointer);
  const [isJson, setJson] = useState(true);

  function write(text: string) {
    const parsed = parsedJson(text, !property.isRequired);
    setJson(parsed !== undefined);
    if (!parsed) return draft.show(text);
    draft.type(printed(parsed.value), text);
    set(pointer, parsed.value, group.name());
  }

  return (
    <FieldFrame
      property={property}
      pointer={pointer}
      issues={issues}
      note={isJson ? '' : words.form.json.notJson}
      isNear
      isWrong
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={styles.json}
          spellCheck={false}
          rows={Math.min(16, draft.text.split('\n').length + 1)}
          value={draft.text}
          onFocus={group.begin}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

const printed = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** An empty text stands for nothing; undefined where it is no JSON. */
function parsedJson(text: string, canBeLeftOut: boolean): { value: unknown } | undefined {
  if (text.trim() === '' && canBeLeftOut) return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
