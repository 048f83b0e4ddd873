/** Drawn in a square of 16 by 16, in lines. */
const PATHS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  remove: 'M2.5 4.5h11M6.5 4.5v-2h3v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4',
  open: 'm3.5 6 4.5 4.5L12.5 6',
  closed: 'm6 3.5 4.5 4.5L6 12.5',
  add: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3 13.5 13.5',
} as const;

export type FormIconName = keyof typeof PATHS;

/** An icon of the form. Words say the same, so it is hidden from screen readers. */
export function FormIcon({ name }: { name: FormIconName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
