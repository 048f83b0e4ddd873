import type { Action } from '../../../generated/documents';
import styles from './action.module.css';
import { UiIcon } from '../icon/Icon';
import { Link } from './Link';

/** The buttons of a hero or panel: the first is the main one, the second quieter. */
export function Actions({ actions }: { actions: readonly Action[] | undefined }) {
  if (!actions) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} kind={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}

interface ActionLinkProps {
  /** Without an href it is a button that goes nowhere. */
  action: { label: string; href?: string };
  kind?: 'primary' | 'secondary';
  /** What the label is about, for screen readers, where several buttons have the same label. */
  about?: string;
}

/** A link that looks like a button; on a colour panel it takes the color's tones by itself. */
export function ActionLink({ action: { label, href }, kind = 'primary', about }: ActionLinkProps) {
  const className = `${styles.action} ${styles[kind]}`;
  const content = (
    <>
      <span>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
      {kind === 'primary' && <UiIcon name="arrow-right" size={18} className={styles.arrow} />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={className}>
        {content}
      </button>
    );
  }
  return (
    <Link href={href} className={className}>
      {content}
    </Link>
  );
}
