import { Actions } from '../../ui/components/link/ActionLink';
import { Panel } from '../../ui/components/section/Panel';
import type { BlockProps } from '../block-props';
import styles from './call-to-action.module.css';

/** One clear next step on a colour panel near the end of a page. */
export function CallToAction({ block }: BlockProps<'call-to-action'>) {
  const { id, heading, color, pattern } = block;
  return (
    <Panel id={id} heading={heading} color={color} pattern={pattern} className={styles.panel}>
      <p className={styles.text}>{block.text}</p>
      <Actions actions={block.actions} />
    </Panel>
  );
}
