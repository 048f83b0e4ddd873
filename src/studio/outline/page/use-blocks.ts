import { useMemo } from 'react';
import { valueAt } from '../../../content/json/value-at';
import { blockInWords } from '../../../content/model/pages/block-in-words';
import { isRecord } from '../../../content/util/is-record';
import { usePicker } from '../picker/use-picker';
import type { Studio } from '../../store/studio';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { type OutlineCommands, outlineCommands } from '../tree/commands';
import { isAllowedIn } from '../tree/list-changes';
import { excerptOf, pageItems } from './page-items';

/** What a person can do with the blocks of the open page. */
export function useBlocks(): OutlineCommands {
  const studio = useStudio();
  const choose = usePicker();
  return useMemo(() => blockCommands(studio, choose), [studio, choose]);
}

const blockCommands = (studio: Studio, choose: ReturnType<typeof usePicker>): OutlineCommands =>
  outlineCommands({
    studio,
    words: words.outline,
    itemsOf: (document) => pageItems(document, []),
    nameOf: (document, pointer) => blockName(valueAt(document, pointer)),
    kinds: () => [],
    async make(list) {
      const { page = '', session, material } = studio.store.get();
      const document = session.documents.get(page)?.value;
      const types = material?.entries.map(({ type }) => type) ?? [];
      const value = await choose(types.filter((type) => isAllowedIn(document, list, type, studio.schema)));
      return value === undefined ? undefined : { value, name: blockName(value) };
    },
  });

/** The kind of a block in words, or the label of what holds blocks. */
const blockName = (block: unknown) =>
  isRecord(block) && typeof block.type === 'string' ? blockInWords(block.type) : excerptOf(block);
