import { isIndex } from '../../json/value-at';
import { parentOf, type Span } from '../../json/locate';
import { isPictureFile } from '../../model/pages/picture-files';
import { exampleAt, explainBlock, explainProperty } from '../places/explain';
import { choicesIn } from '../places/schema-words';
import { showPicture } from '../places/show';
import { type Slot, slotAt } from '../places/slot';
import type { EditorSite } from '../complete/editor-site';
import { linkWords } from './link-words';
import { pieceAt } from './piece-at';

/** What is shown over a place of a document. */
export interface Explanation {
  span: Span;
  /** In Markdown. */
  text: string;
  /** The icon whose drawing goes with it. */
  icon?: string;
}

/**
 * Explains what is at a place: what a property is for, what a value means, where a link leads.
 *
 * @param text the document, without its byte order mark
 * @returns undefined where nothing is known
 */
export function explainAt(text: string, offset: number, site: EditorSite): Explanation | undefined {
  const slot = slotAt(text, offset, site);
  if (!slot || slot.span.length === 0) return undefined;
  return explainPiece(text, offset, { slot, site }) ?? explainValue(slot, site) ?? explainName(slot, site);
}

/** A token or a link, as a part of a text or the whole of it. */
function explainPiece(
  text: string,
  offset: number,
  { slot, site }: { slot: Slot; site: EditorSite },
): Explanation | undefined {
  if (slot.role === 'name' || slot.text === undefined) return undefined;
  const piece = pieceAt(text, offset, slot);
  if (!piece) return undefined;
  const { tokens } = site.siteIndex;
  const value = piece.kind === 'token' ? tokens?.[piece.written] : linkWords(piece.written, slot, site);
  return typeof value === 'string' && value !== '' ? { span: piece.span, text: value } : undefined;
}

function explainValue({ role, name, text, schema, span }: Slot, site: EditorSite): Explanation | undefined {
  if (role === 'name' || text === undefined) return undefined;
  if (name === 'icon') return site.icons.has(text) ? { span, text: `\`${text}\``, icon: text } : undefined;
  if (name === 'type') {
    const words = explainBlock(text, site.help);
    if (words !== '') return { span, text: words };
  }
  const facts = isPictureFile(name) || name === 'logo' ? site.siteIndex.pictures.get(text) : undefined;
  if (facts && !('fault' in facts)) return { span, text: showPicture(facts, site.pictureAddress(text)) };
  const chosen = schema && choicesIn(schema).find(({ value }) => value === text);
  return chosen && chosen.meaning !== '' ? { span, text: `\`${text}\`: ${chosen.meaning}` } : undefined;
}

/** The property that is named, or whose value, or an entry of it, is at the cursor. */
function explainName(
  { pointer, document, span }: Slot,
  { help, isSite }: EditorSite,
): Explanation | undefined {
  let property = pointer;
  while (isIndex(nameOf(property))) property = parentOf(property);
  const name = nameOf(property);
  const owner = property === '' ? undefined : help.at(isSite).at(document, parentOf(property));
  if (!owner || !help.guide.propertiesOf(owner).has(name)) return undefined;
  const example = exampleAt(document, property, help);
  return { span, text: explainProperty(owner, name, { help, example }) };
}

const nameOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);
