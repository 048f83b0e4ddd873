import type { VariantField } from '../../../../content/form/field';
import { inSentence } from '../../../../content/model/name-words';
import { kindOf } from '../../../../content/form/form-schema';
import fieldStyles from '../../field/field.module.css';
import { AddKind } from './AddKind';
import { type FieldProps, useForm } from '../../form-context';
import { GroupControl } from '../../group/GroupControl';

/** An object of one of several kinds outside of a list: its kind is chosen, then its form is shown. */
export function VariantControl({ field, ...props }: FieldProps & { field: VariantField }) {
  const { set } = useForm();
  const kind = kindOf(field, props.value);
  if (kind) return <GroupControl {...props} field={kind.field} />;
  return (
    <div className={fieldStyles.field} data-pointer={props.pointer}>
      <AddKind
        field={field}
        entry={inSentence(props.property.label)}
        whyNot=""
        describedBy={undefined}
        onAdd={(value) => set(props.pointer, value)}
      />
    </div>
  );
}
