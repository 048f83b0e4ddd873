import { pointerTo } from '../../../content/json/locate';
import { blockInWords } from '../../../content/model/pages/block-in-words';
import { isRecord } from '../../../content/util/is-record';
import { words } from '../../words';
import { countIn, type OutlineItem, type Problem } from '../tree/outline-item';

/** Properties whose text stands for a whole block, the best first. */
const TITLES = ['heading', 'title', 'label', 'question', 'text', 'name'];

/**
 * The blocks of a page, those in groups of other blocks included. Blocks inside others are in properties called `blocks`.
 *
 * @param problems what is wrong
 */
export function pageItems(document: unknown, problems: readonly Problem[]): OutlineItem[] {
  return isRecord(document) ? blocksIn(document.blocks, '/blocks', problems) : [];
}

/** The first words of a value, of its best property. */
export function excerptOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return firstOf(value);
  if (!isRecord(value)) return '';
  for (const name of TITLES) {
    const text = value[name];
    if (typeof text === 'string' && text !== '') return text;
  }
  return firstOf(Object.values(value).filter((part) => typeof part === 'object'));
}

function firstOf(values: readonly unknown[]): string {
  for (const value of values) {
    const text = isRecord(value) || Array.isArray(value) ? excerptOf(value) : '';
    if (text !== '') return text;
  }
  return '';
}

function blocksIn(list: unknown, pointer: string, problems: readonly Problem[]): OutlineItem[] {
  if (!Array.isArray(list)) return [];
  return list.map((block: unknown, index): OutlineItem => {
    const place = pointerTo(pointer, index);
    const type = isRecord(block) && typeof block.type === 'string' ? block.type : '';
    return {
      pointer: place,
      name: blockInWords(type),
      excerpt: excerptOf(block),
      problems: countIn(problems, place),
      children: groupsIn(block, place, problems),
    };
  });
}

/** The parts of a block that hold blocks, however deep they are in it. */
function groupsIn(value: unknown, pointer: string, problems: readonly Problem[]): OutlineItem[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => groupIn(entry, pointerTo(pointer, index), problems));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' ? groupsIn(part, pointerTo(pointer, name), problems) : [],
  );
}

function groupIn(value: unknown, pointer: string, problems: readonly Problem[]): OutlineItem[] {
  if (!isRecord(value) || !Array.isArray(value.blocks)) return groupsIn(value, pointer, problems);
  const list = pointerTo(pointer, 'blocks');
  return [
    {
      pointer,
      name: excerptOf({ ...value, blocks: [] }),
      excerpt: '',
      problems: countIn(problems, pointer),
      list,
      addLabel: words.outline.inside,
      children: blocksIn(value.blocks, list, problems),
    },
  ];
}
