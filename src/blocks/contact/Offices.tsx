import type { ResolvedOffice } from '../../content/model/pages/page-data';
import { Pattern } from '../../ui/components/picture/Pattern';
import { Heading } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import styles from './offices.module.css';

/** Offices with their addresses; neighbours of the same color and pattern share one strip of it. */
export function Offices({ offices }: { offices: readonly ResolvedOffice[] }) {
  return neighbours(offices).map((group, index) => (
    <div key={index}>
      <Pattern color={group[0].color} pattern={group[0].pattern} className={styles.pattern} />
      <div className={styles.group}>
        {group.map((office, place) => (
          <div key={place}>
            <Heading className={styles.name}>{office.name}</Heading>
            <address className={styles.address}>
              <p className={styles.line}>
                <UiIcon name="map-pin" size={20} className={styles.icon} />
                <span className={styles.place}>
                  {office.address.map((line, row) => (
                    <span key={row}>{line}</span>
                  ))}
                </span>
              </p>
              {office.phone && (
                <p className={styles.line}>
                  <UiIcon name="phone" size={20} className={styles.icon} />
                  <Link href={`tel:${office.phone}`} className={styles.link}>
                    {office.phone}
                  </Link>
                </p>
              )}
            </address>
          </div>
        ))}
      </div>
    </div>
  ));
}

type Group = [ResolvedOffice, ...ResolvedOffice[]];

/** Splits the offices where color or pattern changes; their order stays. */
function neighbours(offices: readonly ResolvedOffice[]): Group[] {
  const groups: Group[] = [];
  for (const office of offices) {
    const group = groups.at(-1);
    if (group && group[0].color === office.color && group[0].pattern === office.pattern) group.push(office);
    else groups.push([office]);
  }
  return groups;
}
