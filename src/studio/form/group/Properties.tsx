import { Fragment } from 'react';
import type { GroupField } from '../../../content/form/field';
import { pointerTo } from '../../../content/json/locate';
import { partOf } from '../../../content/json/value-at';
import type { StudioIssue } from '../../../content/model/studio-protocol';
import { isWithin, issuesWithin } from '../field/issues-at';
import { Issues } from '../field/Issues';
import { useForm } from '../form-context';

interface PropertiesProps {
  field: GroupField;
  pointer: string;
  value: unknown;
  issues: readonly StudioIssue[];
  /** Pointers of properties that are left out. */
  omit?: readonly string[];
}

/** The properties of an object, one below the other; above them the issues that belong to none of them. */
export function Properties({ field, pointer, value, issues, omit = [] }: PropertiesProps) {
  const { renderField } = useForm();
  const properties = field.properties.map((property) => ({
    property,
    place: pointerTo(pointer, property.name),
  }));
  const shown = properties.filter(
    ({ property, place }) => property.field.control !== 'fixed' && !omit.includes(place),
  );
  const isElsewhere = (issue: StudioIssue) => !shown.some(({ place }) => isWithin(issue.pointer, place));
  return (
    <>
      <Issues issues={issues.filter(isElsewhere)} pointer={pointer} />
      {shown.map(({ property, place }) => (
        <Fragment key={property.name}>
          {renderField({
            property,
            pointer: place,
            value: partOf(value, property.name),
            issues: issuesWithin(issues, place),
          })}
        </Fragment>
      ))}
    </>
  );
}
