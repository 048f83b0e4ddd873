import { StudioIcon } from '../ui/look/icons';
import { words } from '../words';
import { type Width, WIDTHS } from './view';
import styles from './width-choice.module.css';

const { bar } = words;
const WIDTH_ICONS = { phone: 'device-mobile', tablet: 'device-tablet', desk: 'desktop' } as const;

interface WidthChoiceProps {
  /** Of the radio buttons; another one for each choice on the screen. */
  name: string;
  width: Width;
  choose: (width: Width) => void;
}

/** How wide the page is shown: as on a phone, a tablet or a desk. */
export function WidthChoice({ name, width, choose }: WidthChoiceProps) {
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">{bar.width}</legend>
      {WIDTHS.map((each) => (
        <label key={each} className={styles.width} title={bar.widths[each]}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={width === each}
            onChange={() => choose(each)}
          />
          <StudioIcon name={WIDTH_ICONS[each]} />
          <span className="visually-hidden">{bar.widths[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
