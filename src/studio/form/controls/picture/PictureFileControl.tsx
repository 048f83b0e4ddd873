import { useState } from 'react';
import type { TextField } from '../../../../content/form/field';
import { Issues } from '../../field/Issues';
import { type FieldProps, useForm } from '../../form-context';
import { PictureField } from './PictureField';
import { PicturePicker } from './PicturePicker';

/** The file of a picture that has no text of its own. */
export function PictureFileControl({ property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set, focus } = useForm();
  const [isPicking, setPicking] = useState(false);
  const name = typeof value === 'string' ? value : '';
  return (
    <PictureField
      property={property}
      pointer={pointer}
      value={value}
      name={name}
      isAbsent={name === ''}
      pick={() => setPicking(true)}
    >
      <Issues issues={issues} pointer={pointer} />
      {isPicking && (
        <PicturePicker
          pointer={pointer}
          label={property.label}
          chosen={name}
          onChoose={(chosen) => {
            setPicking(false);
            set(pointer, chosen);
            focus(pointer);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </PictureField>
  );
}
