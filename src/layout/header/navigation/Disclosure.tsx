import type { ReactNode } from 'react';
import { UiIcon } from '../../../ui/components/icon/Icon';
import { FirstView } from '../../../ui/contexts/sprite-context';
import entry from './entry.module.css';

interface DisclosureProps {
  label: string;
  isCurrent: boolean;
  /** True for what spans the window and dims the page. */
  wide?: boolean;
  children: ReactNode;
}

/** An entry of the bar that opens. `name` lets the browser keep at most one of them open. */
export function Disclosure({ label, isCurrent, wide, children }: DisclosureProps) {
  return (
    <details name="site-nav" data-wide={wide || undefined}>
      <summary className={entry.entry} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <UiIcon name="caret-down" size={16} className={entry.caret} />
      </summary>
      <FirstView value={false}>{children}</FirstView>
    </details>
  );
}
