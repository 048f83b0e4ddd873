import { type DragEvent, useContext, useMemo, useReducer, useState } from 'react';
import type { GroupField, Property } from '../../../../content/form/field';
import { pointerTo } from '../../../../content/json/locate';
import { partOf } from '../../../../content/json/value-at';
import { isRecord } from '../../../../content/util/is-record';
import { PICTURE_PLACEHOLDER } from '../../../../content/model/pages/placeholders';
import { replaceTokens } from '../../../../content/model/pages/tokens';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { Issues } from '../../field/Issues';
import { issuesWithin } from '../../field/issues-at';
import { type FieldProps, TokensContext, useForm } from '../../form-context';
import { Properties } from '../../group/Properties';
import { filesIn } from './files-in';
import { PictureField } from './PictureField';
import { PictureOffers } from './PictureOffers';
import { PicturePicker } from './PicturePicker';
import styles from './picture.module.css';

/** A picture with the text for those who cannot see it. It is chosen among those of the site, uploaded, dropped or pasted. */
export function ImageControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: GroupField }) {
  const { set, focus, notify } = useForm();
  const tokens = useContext(TokensContext);
  const [picking, setPicking] = useState<{ files: readonly File[] }>();
  const file = pointerTo(pointer, 'src');
  const src = partOf(value, 'src');
  const alt = partOf(value, 'alt');
  const name = typeof src === 'string' ? src : '';
  const isLeft = value !== undefined && (name === '' || name.startsWith(PICTURE_PLACEHOLDER));
  const [visits, visit] = useReducer((count: number) => count + 1, 0);

  const textFirst = useMemo(
    () => ({ ...field, properties: field.properties.toSorted((one, other) => rank(one) - rank(other)) }),
    [field],
  );

  function choose(chosen: string, text: string, narrow: string) {
    setPicking(undefined);
    const { [NARROW]: before, ...rest } = isRecord(value) ? value : {};
    // The narrow drawing of another picture shows something else.
    const second = chosen === name && before !== undefined ? before : narrow;
    const hasSecond = second !== '' && field.properties.some((each) => each.name === NARROW);
    const files = { src: chosen, ...(hasSecond && { [NARROW]: second }) };
    // The files come first, as in the schema.
    set(pointer, { ...files, ...rest, ...files, alt: text });
    // The button that has opened the pictures may be gone.
    focus(pointer);
  }

  function take({ name: offered, alt: described, narrow }: StudioPicture) {
    choose(offered, described, narrow);
    notify(words.form.picture.described(replaceTokens(described, tokens)));
  }

  function drop(event: DragEvent) {
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    setPicking({ files });
  }

  return (
    <PictureField
      property={property}
      pointer={pointer}
      value={value}
      name={name}
      isAbsent={value === undefined && !property.isRequired}
      pick={() => setPicking({ files: [] })}
      onDrop={drop}
      onVisit={isLeft ? visit : undefined}
    >
      {isLeft && <PictureOffers pointer={pointer} turn={visits} onPick={take} />}
      <Issues issues={value === undefined ? issues : issuesWithin(issues, file)} pointer={pointer} />
      {value !== undefined && (
        <div className={styles.more}>
          <Properties field={textFirst} pointer={pointer} value={value} issues={issues} omit={[file]} />
        </div>
      )}
      {picking && (
        <PicturePicker
          pointer={pointer}
          label={property.label}
          chosen={name}
          text={typeof alt === 'string' ? alt : ''}
          files={picking.files}
          onChoose={choose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </PictureField>
  );
}

/** The property with the drawing for narrow windows. */
const NARROW = 'narrow';

/** What the picture shows is asked before its other files. */
const rank = ({ field }: Property) => (field.control === 'text' ? 0 : 1);
