import { preload } from 'react-dom';
import type { ResolvedImage } from '../../../content/model/pages/page-data';
import type { Image } from '../../../generated/documents';
import { useAssets } from '../../contexts/assets-context';
import { useLeadPicture } from '../../contexts/page-context';

/** How wide a picture is shown, as the attribute `sizes` says it: for one wider than high, and for a tall one. */
export interface PictureSizes {
  wide: string;
  tall: string;
  /** For the drawing that narrow windows get; left out where that stands between margins of 16 pixels. */
  narrow?: string;
}

interface PictureProps {
  image: Image;
  /** This must be the width that the style sheet gives it; a browser chooses the file by it. */
  sizes: PictureSizes;
  className?: string;
  /** True for what lies over another picture: its place does not depend on its shape. */
  isOverlay?: boolean;
}

/** Which windows get the narrow drawing, and which the other. Style sheets have the same limits. */
const NARROW = 'screen and (max-width: 559px)';
const WIDE = '(min-width: 560px)';

/**
 * A picture from the pages folder with its real size, so that nothing moves when it is loaded; narrow windows get a drawing of
 * their own where there is one. The lead picture of the page is loaded at once and with priority, the others when they come near
 * the window. `data-shape` lets a stage place a phone differently from a window.
 */
export function Picture({ image, sizes, className, isOverlay = false }: PictureProps) {
  const { images } = useAssets();
  const isLead = useLeadPicture() === image;
  const data = images[image.src];
  const narrow = images[image.narrow ?? ''];
  if (!data) return null;
  const shape = data.height > data.width ? 'tall' : 'wide';
  const files = choiceOf(data, sizes[shape]);
  const shown = (
    <img
      className={className}
      data-shape={isOverlay ? 'over' : shape}
      // Before src: some browsers begin to load when src is set.
      {...files}
      src={data.url}
      width={data.width}
      height={data.height}
      alt={image.alt}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!narrow) return shown;
  const narrowFiles = choiceOf(narrow, sizes.narrow ?? 'calc(100vw - 32px)');
  if (isLead) {
    // React preloads a lead picture by itself, but none that has several drawings.
    preloadFor(NARROW, narrow, narrowFiles);
    preloadFor(WIDE, data, files);
  }
  return (
    <picture>
      <source
        media={NARROW}
        sizes={narrowFiles.sizes}
        srcSet={narrowFiles.srcSet ?? narrow.url}
        width={narrow.width}
        height={narrow.height}
      />
      {shown}
    </picture>
  );
}

interface Choice {
  sizes?: string;
  srcSet?: string;
}

/** The files that a browser chooses from by the width of the picture; an SVG is one file for all widths. */
const choiceOf = ({ srcSet }: ResolvedImage, sizes: string): Choice => (srcSet ? { sizes, srcSet } : {});

function preloadFor(media: string, { url }: ResolvedImage, { sizes, srcSet }: Choice) {
  preload(url, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', media });
}
