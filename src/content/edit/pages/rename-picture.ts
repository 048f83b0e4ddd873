import type { SiteIndex } from '../../documents/site/site-index';
import { fileOf } from '../../documents/site/with-texts';
import { namedPictures } from '../../rules/pictures/pictures';
import type { ChangedSite } from './move-page';
import { applySteps, type Step } from './steps';

/** Changes the name of a picture in every document that names it. */
export function renamePicture(
  siteIndex: SiteIndex,
  from: string,
  to: string,
): Pick<ChangedSite, 'texts' | 'changes'> {
  const renamed: Pick<ChangedSite, 'texts' | 'changes'> = { texts: new Map(), changes: [] };
  for (const document of siteIndex.documents) {
    const steps = [...namedPictures(document)]
      .filter(({ src }) => src === from)
      .map(({ pointer }): Step => {
        return { operation: { kind: 'set', pointer, value: to, expected: from }, what: `picture ${to}` };
      });
    if (steps.length === 0) continue;
    const { text, lines } = applySteps(document, steps);
    const { path } = document.source;
    renamed.texts.set(path, text);
    renamed.changes.push(...lines.map((line) => ({ file: fileOf(siteIndex.dir, path), ...line })));
  }
  return renamed;
}
