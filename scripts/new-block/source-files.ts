import type { BlockNames } from './names';

/** The component of a new block type. */
export function componentText({ type, component, words }: BlockNames, isContainer: boolean): string {
  const [list, entry] = isContainer ? ['parts', 'part'] : ['items', 'item'];
  const props = isContainer ? '{ block, renderBlocks }' : '{ block }';
  const headings = isContainer ? 'Heading, Subsection' : 'Heading';
  return `import { ${headings} } from '../../ui/components/text/Heading';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './${type}.module.css';

/** A ${words}: ${isContainer ? 'parts that hold other blocks' : 'items with a title and a text each'}. */
export function ${component}(${props}: BlockProps<'${type}'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <${isContainer ? 'div' : 'ul'} className={styles.${list}}>
        {block.${list}.map((${entry}, index) => (
${isContainer ? partMarkup : itemMarkup}
        ))}
      </${isContainer ? 'div' : 'ul'}>
    </Section>
  );
}
`;
}

const itemMarkup = `          <li key={index} className={styles.item}>
            <Heading className={styles.title}>{item.title}</Heading>
            <p>{item.text}</p>
          </li>`;

const partMarkup = `          <div key={index} className={styles.part}>
            <Heading className={styles.title}>{part.title}</Heading>
            <Subsection>{renderBlocks(part.blocks)}</Subsection>
          </div>`;

/** Its styles, with the theme's tokens. */
export function cssText(isContainer: boolean): string {
  return isContainer ? partStyles : itemStyles;
}

const title = `.title {
  font-size: var(--size-h4);
  line-height: 1.2;
  overflow-wrap: anywhere;
}
`;

const itemStyles = `.items {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--head-gap) 24px;
}
.item {
  display: grid;
  gap: 0.375rem;
  align-content: start;
  padding-block-start: 1.25rem;
  border-block-start: 1px solid var(--line);
}
${title}`;

const partStyles = `.parts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--head-gap);
}
/* The blocks inside are closer together than sections of a page. */
.part {
  --sec: 1.25rem;
  --section-end: 0px;
  padding-block-start: 1.25rem;
  border-block-start: 1px solid var(--line);
}
${title}`;
