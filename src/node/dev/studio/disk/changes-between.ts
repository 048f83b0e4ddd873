import { allDocuments } from '../../../../content/documents/site/all-documents';
import type { SiteSources, SourceFile } from '../../../../content/model/source';
import type { StudioChanged } from '../../../../content/model/protocols/studio-documents';
import { sha256 } from '../../../system/sha256';

/** What has changed on the disk between two times that it was read; undefined where nothing has. */
export function changesBetween(before: SiteSources, now: SiteSources): StudioChanged | undefined {
  const [old, fresh] = [byPath(before), byPath(now)];
  const changed = [...fresh.values()].filter((source) => !isSame(source, old.get(source.path)));
  const gone = [...old.keys()].filter((path) => !fresh.has(path));
  const isNew = changed.some(({ path }) => !old.has(path));
  const others = isNew || gone.length > 0 || hasOtherPictures(before, now);
  if (changed.length === 0 && !others) return undefined;
  return {
    documents: [
      ...changed.map(({ path, content }) => ({ path, hash: 'text' in content ? sha256(content.text) : '' })),
      ...gone.map((path) => ({ path, hash: null })),
    ],
    others,
  };
}

const byPath = (sources: SiteSources) =>
  new Map(allDocuments(sources).map((source) => [source.path, source]));

function isSame({ content }: SourceFile, old: SourceFile | undefined): boolean {
  if (!old || content === old.content) return old !== undefined;
  return 'text' in content && 'text' in old.content
    ? content.text === old.content.text
    : JSON.stringify(content) === JSON.stringify(old.content);
}

function hasOtherPictures({ pictures: before }: SiteSources, { pictures: now }: SiteSources): boolean {
  if (before === now) return false;
  const hashOf = (of: SiteSources['pictures'], name: string) => {
    const facts = of.get(name);
    return facts && 'hash' in facts ? facts.hash : facts?.fault;
  };
  return (
    before.size !== now.size || [...now.keys()].some((name) => hashOf(before, name) !== hashOf(now, name))
  );
}
