import type { Field } from './field';

/** A new value of a field: what its schema requires and no more, with empty texts where its writer is to write. */
export function emptyValue(field: Field): unknown {
  switch (field.control) {
    case 'group':
    case 'image': {
      const required = field.properties.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(required.map((property) => [property.name, emptyValue(property.field)]));
    }
    case 'variant':
      return field.kinds[0] && emptyValue(field.kinds[0].field);
    case 'list':
    case 'lines':
      return Array.from({ length: field.least }, () => emptyValue(field.items));
    case 'choice':
    case 'color':
    case 'pattern':
      return field.options[0]?.value ?? '';
    case 'number':
      return field.least ?? 0;
    case 'yes-or-no':
      return false;
    case 'table':
      return {};
    case 'fixed':
      return field.value;
    case 'json':
      return null;
    default:
      return '';
  }
}
