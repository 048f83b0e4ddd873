import { frays, Pattern } from '../../ui/components/picture/Pattern';
import { Picture, type PictureSizes } from '../../ui/components/picture/Picture';
import { Heading, Subsection } from '../../ui/components/text/Heading';
import { RISING } from '../../ui/behaviours/entrance/rise-on-scroll';
import surface from '../../ui/components/section/color-panel.module.css';
import type { BlockProps } from '../block-props';
import styles from './showcase.module.css';

const same = (width: string): PictureSizes => ({ wide: width, tall: width });

/** As showcase.module.css has it: shares of the panel, or of the window. */
const WINDOW: PictureSizes = {
  ...same(
    '(max-width: 559px) calc(181vw - 51px), (max-width: 1023px) 84vw, (max-width: 1279px) min(78vw, 820px), min(55vw + 13px, 900px)',
  ),
  narrow: 'calc(100vw - 40px)',
};
const OBJECT = same(
  '(max-width: 559px) 280px, (max-width: 1023px) 31vw, (max-width: 1279px) min(29vw, 302px), min(20vw + 5px, 331px)',
);

/** One wide product screen with a small object over its lower end, on a color panel across the page, and notes on both. */
export function Showcase({ block }: BlockProps<'showcase'>) {
  const { color, pattern, image, overlay } = block.picture;
  return (
    <section
      id={block.id}
      className={`${surface.panel} ${styles.panel}`}
      data-surface="panel"
      data-color={color}
      {...RISING}
    >
      <Pattern color={color} pattern={pattern} frayed={frays(pattern)} className={styles.pattern} />
      <div className={styles.head}>
        <Heading className={styles.heading}>{block.heading}</Heading>
        {block.lead && <p className={styles.lead}>{block.lead}</p>}
      </div>
      <div className={styles.window}>
        <Picture image={image} sizes={WINDOW} className={styles.image} />
      </div>
      <div className={styles.object}>
        <Picture image={overlay} sizes={OBJECT} className={styles.image} isOverlay />
      </div>
      <ul className={styles.notes}>
        <Subsection>
          {block.notes.map((note, index) => (
            <li key={index} className={styles.note}>
              <Heading className={styles.title}>{note.title}</Heading>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </Subsection>
      </ul>
    </section>
  );
}
