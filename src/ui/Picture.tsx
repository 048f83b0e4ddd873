import type { Image } from '../generated/documents';
import { useAssets } from './assets-context';

interface PictureProps {
  image: Image;
  className?: string;
  /** True for the picture that the visitor sees first: loaded at once and with priority. */
  eager?: boolean;
}

/**
 * A picture from the pages folder with its real size, so that nothing moves when it arrives.
 * `data-shape` lets a stage place a phone differently from a window.
 */
export function Picture({ image, className, eager = false }: PictureProps) {
  const data = useAssets().images[image.src];
  if (!data) return null;
  return (
    <img
      className={className}
      data-shape={data.height > data.width ? 'tall' : 'wide'}
      src={data.url}
      width={data.width}
      height={data.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
