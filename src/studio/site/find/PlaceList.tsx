import type { ReactNode } from 'react';
import type { NamedPlace } from '../../../content/model/protocols/studio-plans';
import { usePageName } from '../../store/hooks/use-page-name';
import { useStudio } from '../../store/hooks/use-studio';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { excerptAround } from './excerpt-around';
import styles from './find.module.css';

interface PlaceListProps {
  places: readonly NamedPlace[];
  close: () => void;
  /** What is said below them. */
  children?: ReactNode;
}

/** Texts of the site, each with a way to its field. */
export function PlaceList({ places, close, children }: PlaceListProps) {
  const studio = useStudio();
  const nameOf = usePageName();
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.path + place.pointer}>
          <button
            type="button"
            className={styles.place}
            onClick={() => {
              close();
              void studio.problems.show(place);
            }}
          >
            <StudioIcon name="file-text" size={18} />
            <span>
              <strong>
                <bdi>{nameOf(place.path)}</bdi>
              </strong>{' '}
              <span className={controls.quiet}>{place.name}</span>
              <br />
              <bdi>{excerptAround(place.value, place.around ?? '')}</bdi>
            </span>
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
