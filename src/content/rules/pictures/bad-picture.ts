import type { PictureFault } from '../../model/source';
import type { SiteIndex } from '../../documents/site-index';
import { firstNamedPictures } from './pictures';
import type { DocumentRule } from '../rule';

/** A picture can be shown. One with a fault is one mistake, told where the first document names it. */
export const badPicture: DocumentRule = function* (document, siteIndex) {
  for (const { pointer, src } of firstNamedPictures(
    document,
    siteIndex,
    (name) => !!faultOf(name, siteIndex),
  )) {
    const args = { src: `${siteIndex.dir}/media/${src}`, ...argsOf(faultOf(src, siteIndex)) };
    yield { code: 'bad-picture', pointer, args };
  }
};

function faultOf(src: string, { pictures }: SiteIndex): PictureFault | undefined {
  const picture = pictures.get(src);
  return picture && 'fault' in picture ? picture : undefined;
}

/** What the words need, as an issue carries it. */
function argsOf(picture: PictureFault | undefined): Record<string, string | number | readonly string[]> {
  if (!picture) return {};
  const { fault, ...args } = picture;
  return { reason: fault, ...args };
}
