import type { OwnRule } from '../rule';

const FIRST = '/blocks/0/type';

/** A page has one main heading and begins with it (WCAG 1.3.1, 2.4.6): that of its opening block. */
export const headingOrder: OwnRule = function* ({ isSite, entries }, { openings }) {
  if (isSite || openings.size === 0) return;
  const found = entries.named('type').filter(({ value }) => openings.has(String(value)));
  const names = [...openings];
  const [first, ...others] = found;
  const report = (reason: 'none' | 'late' | 'second', pointer: string, type: unknown) =>
    ({
      code: 'heading-order',
      severity: 'warning',
      pointer,
      args: { reason, type: String(type), openings: names },
    }) as const;
  if (!first) yield report('none', FIRST, '');
  else if (first.pointer !== FIRST) yield report('late', first.pointer, first.value);
  for (const { pointer, value } of others) yield report('second', pointer, value);
};
