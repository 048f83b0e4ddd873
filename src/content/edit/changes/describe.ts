import type { Block } from '../../../generated/documents';
import type { BlockChange } from './compare-blocks';
import type { PageChange, SiteChanges } from './compare-sites';
import { namePropertyChange, type PropertyChange, quotedExcerpt } from './property-change';

/**
 * Changes in plain words, as a list that reads well in a terminal and, as Markdown, in a summary on GitHub.
 *
 * @param since the name of the earlier state: `main`
 */
export function describeChanges({ pages, site, languages, pictures }: SiteChanges, since: string): string {
  const lines = [
    ...section('Pages added', pages.filter((page) => page.kind === 'added').map(nameOf)),
    ...section('Pages removed', pages.filter((page) => page.kind === 'removed').map(nameOf)),
    ...section('Pages changed', pages.flatMap(changesOf)),
    ...section(
      'Documents that cannot be read',
      pages.flatMap((page) =>
        page.kind === 'unreadable' ? [`${page.path}: validation says what is wrong`] : [],
      ),
    ),
    ...section(
      'On every page',
      site.map((change) => `the site document, ${inWords(change)}`),
    ),
    ...section(
      'On every page of a language',
      languages.flatMap(({ path, properties }) => properties.map((change) => `${path}, ${inWords(change)}`)),
    ),
    ...section('Pictures', [
      ...pictures.added.map((name) => `${name} added`),
      ...pictures.changed.map((name) => `${name} changed`),
      ...pictures.removed.map((name) => `${name} removed`),
    ]),
  ];
  return lines.length === 0 ? `Nothing that visitors see has changed since ${since}.\n` : lines.join('\n');
}

function section(title: string, entries: readonly string[]): string[] {
  return entries.length === 0
    ? []
    : [`### ${title}`, '', ...entries.map((entry) => `- ${asWritten(entry)}`), ''];
}

/** What Markdown would take for its own: stars, code, struck out words, the name of a link and HTML; and _ on both sides of words. */
const SIGNS =
  /[\\`*~]|\](?=[([])|<(?=[a-z/!?])|&(?=#?\w{1,31};)|(?<![\p{L}\p{N}])_(?=[^_\n]{1,200}_(?![\p{L}\p{N}]))/giu;

/** Texts of pages and names of files, as Markdown shows them as they are. */
const asWritten = (entry: string) => entry.replace(SIGNS, '\\$&');

function nameOf(page: PageChange): string {
  return page.kind === 'added' || page.kind === 'removed'
    ? `${page.route}: ${page.title.replace(/\s+/g, ' ')}`
    : page.path;
}

function changesOf(page: PageChange): string[] {
  if (page.kind !== 'changed') return [];
  const details = [...page.properties.map(inWords), ...page.blocks.map((change) => nameBlockChange(change))];
  return [[page.route, ...details.map((detail) => `  - ${detail}`)].join('\n')];
}

/** How a block, and a property of one that was edited, are called. */
export interface ChangeNames {
  block(block: Block): string;
  property(change: BlockChange, name: string): string;
}

/** In a list of changes for those who know the documents. */
const NAMES: ChangeNames = { block: blockName, property: (_, name) => name };

/** The change of a block in plain words: `faq “Questions” added, at place 2`. */
export function nameBlockChange(change: BlockChange, names = NAMES): string {
  const block = names.block(change.block);
  switch (change.kind) {
    case 'moved':
      return `${block} moved from place ${change.from} to ${change.to}`;
    case 'edited':
      return `${block} edited: ${listOf(change.properties.map((name) => names.property(change, name)))}`;
    default:
      return `${block} ${change.kind}, at place ${change.place}`;
  }
}

/** A block by its type and its heading: `faq "Questions"`. */
function blockName(block: Block): string {
  const { title, heading }: Readonly<Record<string, unknown>> = { ...block };
  const head = [title, heading].find((text) => typeof text === 'string');
  return head === undefined ? block.type : `${block.type} ${quotedExcerpt(head)}`;
}

const inWords = (change: PropertyChange) => namePropertyChange(change, change.name);

const listOf = (names: readonly string[]) => names.join(', ');
