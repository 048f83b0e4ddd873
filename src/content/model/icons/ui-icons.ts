/** Icons that components choose themselves, whatever the documents say: Phosphor, regular. */
export const uiIcons = [
  'arrow-left',
  'arrow-right',
  'caret-down',
  'caret-right',
  'clock',
  'envelope-simple',
  'list',
  'map-pin',
  'moon',
  'pause',
  'phone',
  'play',
  'sun',
  'warning-circle',
  'x',
] as const;

/**
 * Those that a component shows only after something has happened, such as a mistake in a form. No page's HTML has them, wherever
 * the component stands.
 */
export const lateUiIcons: readonly string[] = ['play', 'warning-circle'] satisfies UiIconName[];

export type UiIconName = (typeof uiIcons)[number];
