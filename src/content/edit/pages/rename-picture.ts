import type { SiteIndex } from '../../documents/site-index';
import { fileOf } from '../../documents/with-texts';
import { replaceValue } from '../../json/edit';
import { locate } from '../../json/locate';
import { namedPictures } from '../../rules/pictures/pictures';
import { applySteps, type ChangedSite, type Step } from './move-page';

/** Changes the name of a picture in every document that names it. */
export function renamePicture(
  siteIndex: SiteIndex,
  from: string,
  to: string,
): Pick<ChangedSite, 'texts' | 'changes'> {
  const renamed: Pick<ChangedSite, 'texts' | 'changes'> = { texts: new Map(), changes: [] };
  for (const document of siteIndex.documents) {
    const steps = [...namedPictures(document)].flatMap(({ pointer, src }): Step[] => {
      const node = src === from && document.tree && locate(document.tree, pointer)?.value;
      return node ? [{ edit: replaceValue(node, to), what: `picture ${to}` }] : [];
    });
    if (steps.length === 0) continue;
    const { text, lines } = applySteps(document, steps);
    const { path } = document.source;
    renamed.texts.set(path, text);
    renamed.changes.push(...lines.map((line) => ({ file: fileOf(siteIndex.dir, path), ...line })));
  }
  return renamed;
}
