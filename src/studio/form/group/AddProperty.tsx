import { Button } from 'react-aria-components';
import type { Property } from '../../../content/form/field';
import { pointerTo } from '../../../content/json/locate';
import { ChoiceMenu } from '../../ui/look/ChoiceMenu';
import { words } from '../../words';
import fieldStyles from '../field/field.module.css';
import { useForm } from '../form-context';

/** Adds one of many objects that may be left out. */
export function AddProperty({ properties, pointer }: { properties: readonly Property[]; pointer: string }) {
  const { schema, set, valueAt, announce, focus } = useForm();
  const group = schema.at(valueAt(''), pointer)?.label;

  function add({ name, label, field }: Property) {
    const place = pointerTo(pointer, name);
    set(place, schema.emptyValue(field));
    announce(words.form.added(label));
    focus(place);
  }

  return (
    <ChoiceMenu
      choices={properties.map((property) => ({ ...property, id: property.name }))}
      choose={(property) => add(property)}
    >
      <Button className={fieldStyles.add} aria-label={group && words.named(words.form.addOne, group)}>
        {words.form.addOne}
      </Button>
    </ChoiceMenu>
  );
}
