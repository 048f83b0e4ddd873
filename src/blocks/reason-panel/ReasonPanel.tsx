import { Panel } from '../../ui/components/section/Panel';
import type { BlockProps } from '../block-props';
import styles from './reason-panel.module.css';

/** Short reasons in two columns on a colour panel, with a strip of its pattern at its side. */
export function ReasonPanel({ block }: BlockProps<'reason-panel'>) {
  const { id, heading, color, pattern } = block;
  return (
    <Panel id={id} heading={heading} color={color} pattern={pattern} className={styles.panel}>
      <ul className={styles.reasons}>
        {block.reasons.map((reason, index) => (
          <li key={index} className={styles.reason}>
            {reason}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
