import type { ReactNode } from 'react';

interface TabPanelProps {
  /** The same as that of the `TabList`. */
  id: string;
  index: number;
  isActive: boolean;
  className?: string;
  children: ReactNode;
}

/** The content of one tab. Without script every panel is visible; style sheets hide those that are not active. */
export function TabPanel({ id, index, isActive, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}panel-${index}`}
      aria-labelledby={`${id}tab-${index}`}
      className={className}
      data-active={isActive || undefined}
      // The panel begins with text, so it takes the focus itself (Tabs pattern).
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {children}
    </div>
  );
}
