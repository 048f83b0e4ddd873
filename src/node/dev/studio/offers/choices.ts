import { NOT_FOUND } from '../../../../content/model/route';
import type { SiteSources, SourceFile } from '../../../../content/model/source';
import type { StudioChoices, StudioPicture } from '../../../../content/model/studio-protocol';
import { replaceTokens } from '../../../../content/model/tokens';
import { colors } from '../../../../theme/patterns/colors';
import { motifs } from '../../../../theme/patterns/motifs';
import { devAddresses } from '../../../assets/pictures/lookup';
import type { PageSummary } from './page-summaries';
import { tokensOf } from './tokens-of';

/** The address of a tile in dev, where Vite serves the code. */
const tileOf = (pattern: string) => `/src/theme/patterns/woven/slate-${pattern}.svg`;

/** What pickers offer on a site. */
export function choicesOf(
  { pages, site, pictures }: SiteSources,
  summaryOf: (source: SourceFile) => PageSummary,
): StudioChoices {
  const tokens = tokensOf(site);
  return {
    pages: pages.flatMap((source) => {
      const { route, title, name, places } = summaryOf(source);
      if (route === undefined || route === NOT_FOUND) return [];
      return [{ route, title: replaceTokens(title, tokens), name: replaceTokens(name, tokens), places }];
    }),
    pictures: picturesOf(pictures),
    tokens,
    colors: Object.entries(colors).map(([name, { color }]) => ({ name, value: color })),
    patterns: Object.keys(motifs).map((name) => ({ name, url: tileOf(name) })),
  };
}

function picturesOf(pictures: SiteSources['pictures']): StudioPicture[] {
  return [...pictures].flatMap(([name, facts]) => {
    if ('fault' in facts) return [];
    const { width, height, url } = devAddresses(name, facts);
    return [{ name, width, height, url }];
  });
}
