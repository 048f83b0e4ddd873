import { useMemo } from 'react';
import { beginningLike, placeholdersIn } from '../../../content/edit/pages/beginnings/beginning-like';
import { blockTypesOf, compose, isPageKind } from '../../../content/edit/pages/beginnings/compositions';
import { placeholdersFor } from '../../../content/edit/pages/beginnings/placeholders';
import { withMainLink } from '../../../content/edit/pages/beginnings/with-main-link';
import { segmentsOf } from '../../../content/json/locate';
import { valueAt } from '../../../content/json/value-at';
import { folderAt } from '../../../content/model/languages/languages';
import { placeholderKind } from '../../../content/model/pages/placeholders';
import { isRecord } from '../../../content/util/is-record';
import { useStudioState } from '../../store/hooks/use-studio';

/** What a new page begins with. */
export type Start = { kind: string } | { like: unknown; hasAllBlocks: boolean };

/** What a new page has in it at first. */
export interface Beginning {
  /** Its blocks, and what is said of the page as a whole; each text says what to write. */
  content: Readonly<Record<string, unknown>>;
  /** What to write as the description for search results. */
  description: string;
  /** The kinds of its blocks. */
  types: readonly string[];
  /** How many texts, links and pictures are to be written or chosen. */
  left: [texts: number, links: number, pictures: number];
}

/**
 * The beginning of a page at an address: of a kind, or like another one. Undefined for a model that is no page. Its first buttons lead
 * where the one in the header leads, if it is in the language of the page in view.
 */
export function useBeginnings(): (start: Start, route: string) => Beginning | undefined {
  const material = useStudioState((state) => state.material);
  const languages = useStudioState(({ choices }) => choices.languages);
  const current = useStudioState((state) => state.route);
  const mainLink = useStudioState(({ menus }) => menus?.navigation.action?.href);
  return useMemo(() => {
    const fill = placeholdersFor(material?.schemas ?? { page: {}, site: {}, others: {} });
    const exampleOf = (type: string): object | [] =>
      material?.entries.find((entry) => entry.type === type)?.examples[0]?.block ?? [];
    const languageAt = (route: string) =>
      folderAt(
        route,
        languages.map(({ folder }) => folder),
      );
    const filled = (start: Start, route: string) => {
      if ('like' in start) {
        if (!isPage(start.like)) return undefined;
        return start.hasAllBlocks ? fill(start.like) : fill(beginningLike(start.like), 'short');
      }
      const { kind } = start;
      if (!isPageKind(kind)) return undefined;
      const page = fill(compose(kind, blockTypesOf(kind).flatMap(exampleOf)), 'least');
      return languageAt(route) === languageAt(current) ? withMainLink(page, mainLink) : page;
    };
    return (start, route) => {
      const page = filled(start, route);
      if (!page) return undefined;
      const { description, kind, entrance, blocks } = page;
      const known = Object.entries({ kind, entrance, blocks }).filter(([, value]) => value !== undefined);
      const types = Array.isArray(blocks) ? blocks.filter(isRecord).map(({ type }) => String(type)) : [];
      return {
        content: Object.fromEntries(known),
        description: String(description ?? ''),
        types,
        left: countLeft(blocks),
      };
    };
  }, [material, languages, current, mainLink]);
}

function countLeft(blocks: unknown): Beginning['left'] {
  const kinds = placeholdersIn(blocks).map((pointer) => {
    const name = segmentsOf(pointer).at(-1) ?? '';
    return placeholderKind(name, String(valueAt(blocks, pointer)));
  });
  const countOf = (kind: 'link' | 'picture' | undefined) => kinds.filter((each) => each === kind).length;
  return [countOf(undefined), countOf('link'), countOf('picture')];
}

const isPage = (value: unknown): value is { blocks: unknown[] } =>
  isRecord(value) && Array.isArray(value.blocks);
