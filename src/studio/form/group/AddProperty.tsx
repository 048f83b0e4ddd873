import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { Property } from '../../../content/form/field';
import { pointerTo } from '../../../content/json/locate';
import { words } from '../../words';
import fieldStyles from '../field/field.module.css';
import { useForm } from '../form-context';
import styles from './group.module.css';

/** Adds one of many objects that may be left out. */
export function AddProperty({ properties, pointer }: { properties: readonly Property[]; pointer: string }) {
  const { schema, set, announce, focus } = useForm();

  function add({ name, label, field }: Property) {
    const place = pointerTo(pointer, name);
    set(place, schema.emptyValue(field));
    announce(words.form.added(label));
    focus(place);
  }

  return (
    <MenuTrigger>
      <Button className={fieldStyles.add}>{words.form.addOne}</Button>
      <Popover className={styles.popover}>
        <Menu
          className={styles.menu}
          items={properties.map((property) => ({ ...property, id: property.name }))}
        >
          {(property) => (
            <MenuItem textValue={property.label} className={styles.item} onAction={() => add(property)}>
              <Text slot="label" className={styles.itemLabel}>
                {property.label}
              </Text>
              <Text slot="description" className={styles.itemHelp}>
                {property.help}
              </Text>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
