import { EXAMPLE_PICTURE } from '../../../content/edit/pages/beginnings/compositions';
import { HOME } from '../../../content/model/addresses/route';
import type { IssueArgs } from '../../../content/model/issues/issue-details';
import type { MenuPosition } from '../../../content/edit/pages/menu';
import {
  LINK_PLACEHOLDER,
  PICTURE_PLACEHOLDER,
  TEXT_PLACEHOLDER,
} from '../../../content/model/pages/placeholders';
import { DEV_PORT } from '../../system/port';
import type { NewAddress } from '../pages/new-address';
import type { AddedPage } from './add-page';
import { namesOf, NONE } from './menu-entry';
import type { NewPagePlan } from './new-page-plan';

/** How many placeholders are listed; the writer finds the others in the file. */
const MAX_PLACEHOLDERS_LISTED = 10;

/** The report about a new page: where it is, and what to write. */
export function newPageReport({ address, name, start }: NewPagePlan, added: AddedPage): string {
  const { file } = added;
  const notes = added.issues.filter(({ code }) => code === 'leftover-text');
  const rest = notes.length - MAX_PLACEHOLDERS_LISTED;
  return [
    `${file} is made.`,
    ...whereItIs({ address, name }, added),
    '',
    `Write or choose what belongs in the place of each ${TEXT_PLACEHOLDER.trim().slice(0, -1)}:`,
    ...notes.slice(0, MAX_PLACEHOLDERS_LISTED).map(({ line, args }) => `  ${file}:${line}  ${noteOf(args)}`),
    ...(rest > 0 ? [`  … and ${rest} more further down.`] : []),
    ...('like' in start
      ? [`Icons are still those of ${start.like}: choose your own.`]
      : ['There are no pictures yet: add your own.']),
    'Then run npm run validate: until the last of them is written, the site cannot be built.',
  ].join('\n');
}

/** The report about the copy of a page. */
export function copyReport(
  { from, ...page }: { from: string; address: NewAddress; name: string },
  added: AddedPage,
): string {
  return [
    `${added.file} is made, a copy of ${from}.`,
    ...whereItIs(page, added),
    '',
    `Its description, texts and pictures are still those of ${from}, and two pages that say the same help nobody:`,
    'npm run validate names what is on both.',
  ].join('\n');
}

function whereItIs({ address, name }: Pick<NewPagePlan, 'address' | 'name'>, added: AddedPage): string[] {
  const { siteFile, siteLines, chosen, positions } = added;
  return [
    ...siteLines.map(({ line, what }) => `${siteFile}:${line}  ${what}`),
    ...(chosen === NONE ? ['No menu leads to it, as you said: put a link to it on another page.'] : []),
    ...(chosen ? [] : missingEntry(siteFile, { label: name, href: address.route }, positions)),
    '',
    `See it: npm run dev, then http://localhost:${DEV_PORT}${address.route}`,
  ];
}

function missingEntry(siteFile: string, entry: object, positions: readonly MenuPosition[]): string[] {
  const written = JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ');
  return [
    `No menu has an entry for it yet. Add ${written} to a list in ${siteFile}: ${namesOf(positions)}.`,
    'Next time, name one with --menu.',
  ];
}

function noteOf({ kind, value }: IssueArgs): string {
  const note = String(value);
  const link = note.slice(LINK_PLACEHOLDER.length);
  if (kind === 'link') return link === HOME ? 'Where this link leads.' : `A link, in the place of ${link}`;
  const picture = note.slice(PICTURE_PLACEHOLDER.length);
  if (kind === 'picture')
    return picture === EXAMPLE_PICTURE
      ? 'A picture; delete "image" where there is to be none.'
      : `A picture, in the place of ${picture}`;
  return note.slice(TEXT_PLACEHOLDER.length);
}
