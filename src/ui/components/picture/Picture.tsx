import type { Image } from '../../../generated/documents';
import { useAssets } from '../../contexts/assets-context';
import { useLeadPicture } from '../../contexts/page-context';

/** How wide a picture is shown, as the attribute `sizes` says it: for one wider than high, and for a tall one. */
export interface PictureSizes {
  wide: string;
  tall: string;
}

interface PictureProps {
  image: Image;
  /** This must be the width that the style sheet gives it; a browser chooses the file by it. */
  sizes: PictureSizes;
  className?: string;
}

/**
 * A picture from the pages folder with its real size, so that nothing moves when it is loaded. The lead picture of the
 * page is loaded at once and with priority, the others when they come near the window.
 * `data-shape` lets a stage place a phone differently from a window.
 */
export function Picture({ image, sizes, className }: PictureProps) {
  const data = useAssets().images[image.src];
  const isLead = useLeadPicture() === image;
  if (!data) return null;
  const shape = data.height > data.width ? 'tall' : 'wide';
  return (
    <img
      className={className}
      data-shape={shape}
      // Before src: some browsers begin to load when src is set.
      sizes={data.srcSet && sizes[shape]}
      srcSet={data.srcSet}
      src={data.url}
      width={data.width}
      height={data.height}
      alt={image.alt}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
      decoding="async"
    />
  );
}
