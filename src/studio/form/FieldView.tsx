import { memo } from 'react';
import type { Field } from '../../content/form/field';
import { isEqual } from '../../content/util/is-equal';
import { isRecord } from '../../content/util/is-record';
import { ChoiceControl } from './controls/choice/ChoiceControl';
import { DateTimeControl } from './controls/choice/DateTimeControl';
import { dateTimeIn } from './controls/choice/date-time';
import { HexColorControl } from './controls/choice/HexColorControl';
import { NumberControl } from './controls/choice/NumberControl';
import { SwatchControl } from './controls/choice/SwatchControl';
import { SwitchControl } from './controls/choice/SwitchControl';
import type { FieldProps } from './form-context';
import { GroupControl } from './group/GroupControl';
import { VariantControl } from './controls/list/VariantControl';
import { IconControl } from './controls/icon/IconControl';
import { JsonControl } from './controls/json/JsonControl';
import { LinkControl } from './controls/link/LinkControl';
import { ListControl } from './controls/list/ListControl';
import { ImageControl } from './controls/picture/ImageControl';
import { PictureFileControl } from './controls/picture/PictureFileControl';
import { RichTextControl } from './controls/rich-text/RichTextControl';
import { TableControl } from './controls/table/TableControl';
import { AnchorControl } from './controls/text/AnchorControl';
import { TextControl } from './controls/text/TextControl';

/** A field by the control that its schema asks for. Nothing is drawn anew that has not changed: documents come as new objects. */
export const FieldView = memo(Control, (one, other) => {
  return (
    one.property === other.property &&
    one.pointer === other.pointer &&
    one.color === other.color &&
    one.heading === other.heading &&
    isEqual(one.value, other.value) &&
    isEqual(one.issues, other.issues)
  );
});

function Control(props: FieldProps) {
  const { field } = props.property;
  if (!fits(field, props.value)) return <JsonControl {...props} />;
  switch (field.control) {
    case 'fixed':
      return null;
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'color':
    case 'pattern':
      return <SwatchControl {...props} field={field} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'yes-or-no':
      return <SwitchControl {...props} />;
    case 'image':
      return <ImageControl {...props} field={field} />;
    case 'picture-file':
      return <PictureFileControl {...props} field={field} />;
    case 'group':
      return <GroupControl {...props} field={field} />;
    case 'lines':
    case 'list':
      return <ListControl {...props} field={field} />;
    case 'table':
      return <TableControl {...props} field={field} />;
    case 'variant':
      return <VariantControl {...props} field={field} />;
    case 'json':
      return <JsonControl {...props} />;
    case 'anchor':
      return <AnchorControl {...props} field={field} />;
    case 'date-time':
      return dateTimeIn(String(props.value ?? '')) || !props.value ? (
        <DateTimeControl {...props} />
      ) : (
        <TextControl {...props} field={field} />
      );
    case 'hex-color':
      return <HexColorControl {...props} field={field} />;
    case 'icon':
      return <IconControl {...props} field={field} />;
    case 'link':
      return <LinkControl {...props} field={field} />;
    case 'rich-text':
      return <RichTextControl {...props} field={field} />;
    default:
      return <TextControl {...props} field={field} />;
  }
}

/** Whether a value is of the kind that a control shows; one that is not stands as JSON, so that nothing of it is lost. */
function fits(field: Field, value: unknown): boolean {
  if (value === undefined) return true;
  switch (field.control) {
    case 'fixed':
    case 'json':
      return true;
    case 'group':
    case 'image':
    case 'table':
    case 'variant':
      return isRecord(value);
    case 'list':
    case 'lines':
      return Array.isArray(value);
    case 'number':
      return typeof value === 'number';
    case 'yes-or-no':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string';
  }
}
