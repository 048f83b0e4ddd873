import { Fragment } from 'react';
import { inFormOrder } from '../../../content/form/form-order';
import type { GroupField, Property } from '../../../content/form/field';
import { isWithin, pointerTo } from '../../../content/json/locate';
import { partOf } from '../../../content/json/value-at';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { issuesWithin } from '../field/issues-at';
import { Issues } from '../field/Issues';
import { useForm } from '../form-context';
import { AddProperty } from './AddProperty';
import { headingIn } from './heading-in';
import { Rare } from './Rare';

interface PropertiesProps {
  field: GroupField;
  pointer: string;
  value: unknown;
  issues: readonly StudioIssue[];
  /** Pointers of properties that are left out. */
  omit?: readonly string[];
}

/** More objects than this that may be added have one button together, not one each. */
const MANY = 4;

/** The properties of an object, one below the other; above them the issues that belong to none of them. */
export function Properties({ field, pointer, value, issues, omit = [] }: PropertiesProps) {
  const properties = inFormOrder(field.properties).filter(
    (property) => property.field.control !== 'fixed' && !omit.includes(pointerTo(pointer, property.name)),
  );
  const placesOf = (some: readonly Property[]) => some.map(({ name }) => pointerTo(pointer, name));
  // What is left out has a form of its own, and its issues stand there.
  const isElsewhere = (issue: StudioIssue) =>
    ![...placesOf(properties), ...omit].some((place) => isWithin(issue.pointer, place));
  const rare = properties.filter(({ isRare }) => isRare);
  const of = { pointer, value, issues };
  return (
    <>
      <Issues issues={issues.filter(isElsewhere)} pointer={pointer} />
      <Fields properties={properties.filter(({ isRare }) => !isRare)} {...of} />
      {rare.length > 0 && (
        <Rare places={placesOf(rare)} issues={issues}>
          <Fields properties={rare} {...of} />
        </Rare>
      )}
    </>
  );
}

interface FieldsProps extends Pick<PropertiesProps, 'pointer' | 'value' | 'issues'> {
  properties: readonly Property[];
}

function Fields({ properties, pointer, value, issues }: FieldsProps) {
  const { renderField } = useForm();
  const absent = properties.filter((property) => isAbsent(property, value));
  const together = absent.length > MANY ? absent : [];
  return (
    <>
      {properties
        .filter((property) => !together.includes(property))
        .map((property) => (
          <Fragment key={property.name}>
            {renderField({
              property,
              pointer: pointerTo(pointer, property.name),
              value: partOf(value, property.name),
              issues: issuesWithin(issues, pointerTo(pointer, property.name)),
              ...(property.field.control === 'pattern' && { color: colorIn(value) }),
              ...(property.field.control === 'anchor' && { heading: headingIn(value) }),
            })}
          </Fragment>
        ))}
      {together.length > 0 && <AddProperty properties={together} pointer={pointer} />}
    </>
  );
}

/** Whether a property is an object that is not there, and need not be. */
const isAbsent = ({ field, isRequired, name }: Property, value: unknown) =>
  field.control === 'group' && !isRequired && partOf(value, name) === undefined;

/** Named as every schema names it that has a pattern. */
function colorIn(value: unknown): string | undefined {
  const color = partOf(value, 'color');
  return typeof color === 'string' ? color : undefined;
}
