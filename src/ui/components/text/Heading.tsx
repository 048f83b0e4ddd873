import { Children, createContext, type ReactNode, useContext } from 'react';
import { keepTogether } from './keep-together';

const LevelContext = createContext<2 | 3 | 4>(2);

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface HeadingProps {
  children: ReactNode;
  /** For links that lead to this heading. */
  id?: string;
  className?: string;
}

/** A heading at the level that its place on the page requires (WCAG 1.3.1: no level is skipped). */
export function Heading({ children, id, className }: HeadingProps) {
  const Tag = tags[useContext(LevelContext)];
  return (
    <Tag id={id} className={className}>
      {Children.map(children, (child) => (typeof child === 'string' ? keepTogether(child) : child))}
    </Tag>
  );
}

/** The content below a heading: headings inside are one level deeper. */
export function Subsection({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
  return <LevelContext value={level === 2 ? 3 : 4}>{children}</LevelContext>;
}
