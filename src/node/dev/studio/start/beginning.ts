import { PANELS, STARTER_LANGUAGES } from '../../../../content/edit/new-site/compose-site';
import { stacksOf } from '../../../../content/fonts/chosen-fonts';
import { DEFAULT_PAIR, PAIR_NAMES } from '../../../../content/fonts/families';
import { type ScriptName, scriptNeededBy } from '../../../../content/fonts/scripts';
import { valueAt } from '../../../../content/json/value-at';
import { countryCodes } from '../../../../content/model/languages/countries';
import type { ThemeValue } from '../../../../content/model/pages/page-data';
import type { Schemas } from '../../../../content/model/source';
import type { StudioBeginning } from '../../../../content/model/protocols/studio-beginning';
import { PALETTES, type PaletteName } from '../../../../content/palette/palettes';
import { themeValues } from '../../../../content/palette/theme-values';
import { themeColor } from '../../../assets/canvas-color';
import { devFontFaces } from '../../../assets/fonts/dev-font-rules';
import { LANGUAGE_NAMES } from '../../../commands/new-site/site-questions';
import { expectEmpty } from '../../../commands/new-site/write-new-folder';
import { CommandProblem } from '../../../system/command-problem';

/** What each drawing needs beside the values of its palette. */
const PAPER = ['--canvas', '--ink', '--ink-2'] as const;

/**
 * What a new site can choose from, as it will look.
 *
 * @param dir the pages folder as the person knows it
 */
export async function beginningOf(dir: string, schemas: Schemas): Promise<StudioBeginning> {
  const scripts = STARTER_LANGUAGES.flatMap((tag) => scriptNeededBy(tag) ?? []);
  return {
    dir,
    problem: await problemOf(dir),
    languages: STARTER_LANGUAGES.map((tag) => ({ tag, name: LANGUAGE_NAMES.of(tag) ?? tag })),
    countries: [...countryCodes().keys()].sort(),
    palettes: palettes(schemas),
    fonts: fonts(schemas, scripts),
    fontRules: PAIR_NAMES.map((pair) =>
      devFontFaces({ pair, scripts: pair === DEFAULT_PAIR ? scripts : [] }),
    ).join('\n'),
    paper: await Promise.all(PAPER.map(paperValue)),
  };
}

async function problemOf(dir: string): Promise<string | undefined> {
  try {
    await expectEmpty(dir);
    return undefined;
  } catch (error) {
    if (error instanceof CommandProblem) return error.message;
    throw error;
  }
}

const PALETTE_NAMES = Object.keys(PALETTES).filter((name): name is PaletteName => name in PALETTES);

function palettes(schemas: Schemas): StudioBeginning['palettes'] {
  const about = aboutNames(schemas.others['parts/palette.schema.json']);
  return PALETTE_NAMES.map((name) => ({
    name,
    about: about(name),
    // With its colours written out, so that the usual one has values, too.
    values: themeValues({ name, ...PALETTES[name] }),
    panel: PANELS[name],
  }));
}

function fonts(schemas: Schemas, scripts: readonly ScriptName[]): StudioBeginning['fonts'] {
  const about = aboutNames(schemas.others['parts/fonts.schema.json']);
  return PAIR_NAMES.map((name) => ({ name, about: about(name), ...stacksOf({ pair: name, scripts }) }));
}

/** What the schema says of each name. */
function aboutNames(schema: object | undefined): (name: string) => string {
  const [names, about] = ['enum', 'markdownEnumDescriptions'].map((each) =>
    valueAt(schema, `/properties/name/${each}`),
  );
  return (name) => {
    const text = Array.isArray(names) && Array.isArray(about) ? about[names.indexOf(name)] : undefined;
    return typeof text === 'string' ? text : '';
  };
}

async function paperValue(name: `--${string}`): Promise<ThemeValue> {
  const [light, dark] = await Promise.all([themeColor(name, 'light'), themeColor(name, 'dark')]);
  return { name, light, dark };
}
