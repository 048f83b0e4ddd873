import path from 'node:path';
import { allDocuments } from '../../../../content/documents/site/all-documents';
import { namedLanguages } from '../../../../content/model/languages/languages';
import { NOT_FOUND } from '../../../../content/model/addresses/route';
import type { SiteSources, SourceFile } from '../../../../content/model/source';
import type { StudioChoices, StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { replaceTokens } from '../../../../content/model/pages/tokens';
import { tileColors } from '../../../../theme/patterns/tile-colors';
import { motifs } from '../../../../theme/patterns/motifs';
import { devAddresses } from '../../../assets/pictures/lookup';
import type { PageSummary } from './page-summaries';
import { type KnownPicture, knownPictures } from './picture-uses';
import { type Properties, siteValue, textPropertiesOf } from './site-value';

/** The address of a tile of a pattern on each colour, in dev, where Vite serves the code. */
const tilesOf = (pattern: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(tileColors).map((color) => [color, `/src/theme/patterns/woven/${color}-${pattern}.svg`]),
  );

/** What pickers offer on a site. */
export function studioChoices(
  sources: SiteSources,
  summaryOf: (source: SourceFile) => PageSummary,
): StudioChoices {
  const { pages, site, languages = [], pictures } = sources;
  const value = siteValue(site);
  const tokens = textPropertiesOf(value.tokens);
  const folders = languages.map((source) => path.posix.dirname(source.path));
  return {
    pages: pages.flatMap((source) => {
      const { route, title, name, places } = summaryOf(source);
      if (route === undefined || route === NOT_FOUND) return [];
      return [{ route, title: replaceTokens(title, tokens), name: replaceTokens(name, tokens), places }];
    }),
    pictures: picturesOf(pictures, knownPictures(allDocuments(sources).map(summaryOf), folders), tokens),
    languages: languagesIn(value),
    tokens,
    tokensIn: Object.fromEntries(
      languages.map((source) => [
        path.posix.dirname(source.path),
        textPropertiesOf(siteValue(source).tokens),
      ]),
    ),
    colors: Object.entries(tileColors).map(([name, { color }]) => ({ name, value: color })),
    patterns: Object.keys(motifs).map((name) => ({ name, tiles: tilesOf(name) })),
  };
}

const NOT_SHOWN: KnownPicture = { about: '', alt: '', altIn: {}, isNarrow: false, narrow: '' };

function picturesOf(
  pictures: SiteSources['pictures'],
  known: ReadonlyMap<string, KnownPicture>,
  tokens: Readonly<Record<string, string>>,
): StudioPicture[] {
  return [...pictures].flatMap(([name, facts]) => {
    if ('fault' in facts) return [];
    const { width, height, url } = devAddresses(name, facts);
    const { about, narrow, ...rest } = known.get(name) ?? NOT_SHOWN;
    const isThere = pictures.has(narrow);
    return [
      {
        ...{ name, width, height, url, about: replaceTokens(about, tokens) },
        ...rest,
        narrow: isThere ? narrow : '',
      },
    ];
  });
}

function languagesIn({ language, languages }: Properties): StudioChoices['languages'] {
  if (typeof language !== 'string') return [];
  const further = Object.entries(textPropertiesOf(languages)).filter(([, tag]) => isTag(tag));
  return isTag(language) ? namedLanguages({ language, languages: Object.fromEntries(further) }) : [];
}

/** Whether a language can be named by this tag. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
