import type { ThemeValue } from '../../content/model/pages/page-data';

/** A rule with values of a site's palette, which outweighs the theme's own. */
export function themeRule(values: readonly ThemeValue[]): string {
  const declarations = values.map(({ name, light, dark }) => `${name}:light-dark(${light},${dark})`);
  return `:root:root{${declarations.join(';')}}`;
}
