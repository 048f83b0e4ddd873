import type { ReactNode } from 'react';

/** Characters. A longer compound may break at its hyphen, so that it fits the narrowest screen. */
const MAX_UNBROKEN = 16;

const COMPOUND = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * A text whose short compounds ("Wi-Fi", "twenty-four") stay on one line: CSS has no property for it.
 * The hyphens stay what they are, for whoever copies or searches the text.
 */
export function keepTogether(text: string): ReactNode {
  if (!text.includes('-')) return text;
  // `split` with a group puts the group's matches at odd indexes.
  const parts = text.split(COMPOUND);
  const isKept = (part: string, index: number) => index % 2 === 1 && part.length <= MAX_UNBROKEN;
  if (!parts.some(isKept)) return text;
  // One element, since in a flex row each piece would become a column of its own.
  return (
    <span>
      {parts.map((part, index) =>
        isKept(part, index) ? (
          <span key={index} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
