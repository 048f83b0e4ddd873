import { useContext, useId, useMemo } from 'react';
import { isWritten } from '../../../../content/model/pages/placeholders';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { TokensContext, useForm } from '../../form-context';
import { fittingPictures } from './find/fitting-pictures';
import { pictureWords } from './find/picture-words';
import { textsAround } from './find/texts-around';
import styles from './picture.module.css';

interface PictureOffersProps {
  /** Of the picture that is to be chosen. */
  pointer: string;
  /** Another number where the texts around the picture may be others: then its offers are looked for anew. */
  turn: number;
  onPick(picture: StudioPicture): void;
}

/** They stand beside each other. */
const MAX_OFFERS = 3;

/** A few pictures that may fit the texts around the one that is to be chosen: a click takes one. Each is described already. */
export function PictureOffers({ pointer, turn, onPick }: PictureOffersProps) {
  const { choices, schema, valueAt } = useForm();
  const tokens = useContext(TokensContext);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn stands for the texts around the picture
  const offered = useMemo(() => {
    const described = choices.pictures.filter(({ isNarrow, alt }) => !isNarrow && isWritten(alt));
    return fittingPictures(described, textsAround(schema, valueAt(''), pointer)).slice(0, MAX_OFFERS);
  }, [choices, schema, valueAt, pointer, turn]);
  if (offered.length === 0) return null;
  return (
    <div>
      <span className={styles.size} id={id}>
        {words.form.picture.fitting}
      </span>
      <ul className={styles.offers} aria-labelledby={id}>
        {offered.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              className={styles.offer}
              title={pictureWords(picture, tokens)}
              onClick={() => onPick(picture)}
            >
              <img
                className={styles.offerTile}
                src={picture.url}
                alt=""
                loading="lazy"
                width={picture.width}
                height={picture.height}
              />
              <span className={styles.offerTitle}>{pictureWords(picture, tokens)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
