import { type ReactNode, useId } from 'react';
import { typeInWords } from '../../../content/model/type-in-words';
import styles from './start.module.css';

interface LookProps<Offer> {
  name: string;
  legend: string;
  offers: readonly Offer[];
  /** Empty for the first one. */
  value: string;
  problem: string | undefined;
  onChange(name: string): void;
  /** The least width of a drawing, in CSS pixels. */
  least: number;
  draw(offer: Offer): ReactNode;
}

/** One of a few looks, each drawn. */
export function Look<Offer extends { name: string; about: string }>({
  name,
  legend,
  offers,
  value,
  problem,
  onChange,
  least,
  draw,
}: LookProps<Offer>) {
  const id = useId();
  return (
    <fieldset className={styles.look} aria-describedby={problem && `${id}-problem`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.offers} style={{ '--offer': `${least}px` }}>
        {offers.map((offer, index) => (
          <label key={offer.name} className={styles.offer}>
            {draw(offer)}
            <span className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={offer.name}
                checked={value === '' ? index === 0 : value === offer.name}
                aria-describedby={`${id}-${offer.name}`}
                onChange={() => onChange(offer.name)}
              />
              {typeInWords(offer.name)}
            </span>
            <span id={`${id}-${offer.name}`} className="visually-hidden">
              {offer.about}
            </span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
