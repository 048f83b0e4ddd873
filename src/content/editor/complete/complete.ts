import type { CompletionList } from 'vscode-languageserver';
import { linesOf } from '../../json/lines';
import { isPictureFile } from '../../model/pages/picture-files';
import type { Schemas } from '../../model/source';
import { type Slot, slotAt } from '../places/slot';
import { tokenTexts } from '../../documents/site/token-texts';
import { choices } from './values/choices';
import type { EditorSite } from './editor-site';
import { icons } from './values/icons';
import { linkBeingWritten, links } from './values/links';
import { newValues } from './list-entries';
import { itemFor, type Offer, type Offers } from './offer';
import { pictures } from './values/pictures';
import { newProperties } from './new-properties';
import { tokens } from './values/tokens';
import { wholePages } from './whole-page';

interface CompleteOptions {
  schemas: Schemas;
  hasStops: boolean;
}

/**
 * What may stand at the cursor: what the schemas let choose from, and what only the site knows.
 *
 * @param text the document, without its byte order mark
 * @param offset of the cursor
 */
export function complete(
  text: string,
  offset: number,
  site: EditorSite,
  options: CompleteOptions,
): CompletionList {
  const { help, isSite } = site;
  const slot = slotAt(text, offset, { help, isSite });
  if (!slot) return { isIncomplete: false, items: [] };
  const { offers, isIncomplete = false } = offersFor(text, slot, site, options);
  const lines = linesOf(text);
  const items = offers.map((offer, index) =>
    itemFor(offer, index, slot, { lines, hasStops: options.hasStops }),
  );
  return { isIncomplete, items };
}

function offersFor(
  text: string,
  slot: Slot,
  site: EditorSite,
  { schemas, hasStops }: CompleteOptions,
): Offers {
  const { help, isSite } = site;
  const body = { help, hasStops };
  if (slot.parent === undefined)
    return { offers: isSite || text.trim() !== '' ? [] : wholePages(site, { ...body, schemas }) };
  if (slot.role === 'name') return { offers: newProperties(slot, body) };
  const listed = choices(slot, help);
  if (listed.length > 0) return { offers: listed };
  if (slot.name === 'icon') return icons(slot, site);
  if (isPictureFile(slot.name) || slot.pointer === '/logo') return { offers: pictures(slot, site) };
  const inText = tokens(slot, text, site);
  if (inText.length > 0) return { offers: inText };
  if (slot.name === 'href') return links(slot, site, { before: slot.before });
  if (isSite && slot.name === 'placeholders') return { offers: tokenNames(site) };
  const link = slot.name === 'richText' ? linkBeingWritten(slot) : undefined;
  if (link) return links(slot, site, link);
  return { offers: newValues(slot, { ...body, site }) };
}

/** The list of tokens that still have a placeholder's value. */
function tokenNames({ siteIndex }: EditorSite): Offer[] {
  return Object.entries(tokenTexts(siteIndex)).map(([name, value]) => ({
    label: name,
    kind: 'token',
    body: JSON.stringify(name),
    detail: value,
  }));
}
