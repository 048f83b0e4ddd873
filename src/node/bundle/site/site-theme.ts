import type { ThemeValue } from '../../../content/model/pages/page-data';

/**
 * Puts the values of a site's palette into a style sheet, in place of the theme's own.
 *
 * @param css all rules, as Lightning CSS writes them: it has `light-dark()` as two variables, of which one counts
 * @throws Error when one of the values does not stand in the style sheet
 */
export function withTheme(css: string, values: readonly ThemeValue[] = []): string {
  return values.reduce((all, { name, light, dark }) => {
    const declaration = new RegExp(`(:root\\{[^{}]*?${name}:)[^;{}]*`);
    if (!declaration.test(all)) throw new Error(`The style sheet has no ${name}.`);
    return all.replace(declaration, (_, before: string) => `${before}${lowered(light, dark)}`);
  }, css);
}

const lowered = (light: string, dark: string) =>
  light === dark ? light : `var(--lightningcss-light,${light}) var(--lightningcss-dark,${dark})`;
