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

export type UiIconName = (typeof uiIcons)[number];
