import { addEntry } from '../../../content/edit/pages/add-entry';
import { type MenuPosition, menuPositions } from '../../../content/edit/pages/menu';
import type { ValidationResult, Validator } from '../../../content/check/validate';
import { folderAt } from '../../../content/model/languages/languages';
import { languageDocument } from '../../../content/rules/languages/language-of';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { fileOf, withTexts } from '../../../content/documents/site/with-texts';
import { SITE_PATH, type SiteSources } from '../../../content/model/source';
import type { Issue } from '../../../content/rules/lists/issue';
import { changeFiles } from '../../change-files/change-files';
import { CommandProblem } from '../../system/command-problem';
import { changesOf } from '../pages/changes-of';
import { expectNoNewErrors } from '../pages/expect-no-new-errors';
import type { NewAddress } from '../pages/new-address';
import type { Questions } from '../questions/ask';
import { choosePosition, NONE } from './menu-entry';

/** The site to which a page is added. */
export interface SiteToAddTo {
  pagesDir: string;
  sources: SiteSources;
  siteIndex: SiteIndex;
  validator: Validator;
  /** The current site. */
  now: ValidationResult;
}

/** A page to add. */
interface PageToAdd {
  address: NewAddress;
  /** Its label in a menu. */
  name: string;
  /** The page that it is like, beside whose entry its own belongs. */
  like: string | undefined;
  /** The text of its document, which may depend on the menu with its entry. */
  text: (place: MenuPosition | undefined) => string | Promise<string>;
  /** The menu's name, or `none`; left out, it is found or asked for. */
  menu: string | undefined;
  questions: Questions | undefined;
  /** The command, as a person would write it. */
  command: string;
}

/** What was added, for a report. */
export interface AddedPage {
  /** The page document and the site document, as the user knows them. */
  file: string;
  siteFile: string;
  siteLines: readonly { line: number; what: string }[];
  /** The menus that an entry could be in. */
  positions: readonly MenuPosition[];
  /** Undefined where nothing was chosen. */
  chosen: MenuPosition | typeof NONE | undefined;
  /** Of the new document. */
  issues: readonly Issue[];
}

/**
 * Writes a new page and its entry in a menu, in one change.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function addPage(
  site: SiteToAddTo,
  { address, name, like, text, menu, questions, command }: PageToAdd,
): Promise<AddedPage> {
  const { pagesDir, sources, siteIndex, validator, now } = site;
  const main = expectSite(site);
  const { route, path: inside } = address;
  const menus = menusAt(route, siteIndex, validator);
  const { document, positions } = menus ?? main;
  const siteFile = document.source.file;
  const chosen = await choosePosition(positions, { menu, route, like, questions });
  const position = chosen === NONE ? undefined : chosen;
  const entry = addEntry(document, { route, label: name, place: position, like });
  const texts = new Map([[inside, await text(position)]]);
  if (entry) texts.set(document.source.path, entry.text);
  const { issues } = validator.validate(withTexts(sources, texts));
  expectNoNewErrors(now.issues, issues);

  await changeFiles(pagesDir, changesOf(sources, texts), command);
  const file = fileOf(sources.dir, inside);
  return {
    file,
    siteFile,
    siteLines: entry?.lines ?? [],
    positions,
    chosen,
    issues: issues.filter((issue) => issue.file === file),
  };
}

/** The menus of the language that a page is in; undefined in the main one, and where the language has none of its own. */
function menusAt(route: string, siteIndex: SiteIndex, validator: Validator) {
  const folder = folderAt(route, [...siteIndex.languages.keys()]);
  const document = folder === '' ? undefined : languageDocument(folder, siteIndex);
  const own = document && validator.languageAlone(document.source);
  return own && { document, positions: menuPositions(own) };
}

/**
 * The main menus. What else is wrong on the site does not matter here: the page may be the very one that is missing.
 *
 * @throws CommandProblem where they are not known; said before any question is asked
 */
export function expectSite({ siteIndex, sources, validator }: Omit<SiteToAddTo, 'now'>) {
  const own = sources.site && validator.siteAlone(sources.site);
  if (own && siteIndex.site) return { document: siteIndex.site, positions: menuPositions(own) };
  throw new CommandProblem(
    `${fileOf(sources.dir, SITE_PATH)} is missing or has errors. Run npm run validate and fix them first.`,
  );
}
