import { HairlineGrid } from '../../ui/components/section/HairlineGrid';
import { IconCell } from '../../ui/components/section/IconCell';
import { Picture, type PictureSizes } from '../../ui/components/picture/Picture';
import { Section } from '../../ui/components/section/Section';
import type { Color, Image } from '../../generated/documents';
import type { BlockProps } from '../block-props';
import styles from './offer-cards.module.css';

/** As offer-cards.module.css has it. */
const SIZES: PictureSizes = {
  wide: '(max-width: 559px) calc(100vw - 42px), 460px',
  tall: '210px',
  narrow: 'calc(100vw - 82px)',
};

/** Kinds of one offer in a hairline grid, each with its tags at the foot, and perhaps a screen on a tint above. */
export function OfferCards({ block }: BlockProps<'offer-cards'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <HairlineGrid as="ul">
        {block.cards.map(({ title, text, icon, picture, tags }, index) => (
          <IconCell
            key={index}
            icon={icon}
            title={title}
            text={text}
            picture={picture?.image && <Scene color={picture.color} image={picture.image} />}
          >
            {tags && (
              <ul className={styles.tags}>
                {tags.map((tag, index) => (
                  <li key={index} className={styles.tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            )}
          </IconCell>
        ))}
      </HairlineGrid>
    </Section>
  );
}

function Scene({ color, image }: { color?: Color; image: Image }) {
  return (
    <div className={styles.scene} data-hue={color}>
      <Picture image={image} sizes={SIZES} className={styles.screen} />
    </div>
  );
}
