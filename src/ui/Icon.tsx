import type { IconData } from '../content/page-data';
import { useAssets } from './assets-context';
import type { ChromeIconName } from './chrome-icons';

interface IconProps<Name extends string> {
  name: Name;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/**
 * An icon that a document names, in two tones; a brand logo, which has no two tones, as it is.
 * An unknown name draws nothing; validation has reported it.
 */
export function Icon({ name, ...look }: IconProps<string>) {
  const { icons } = useAssets();
  return <Drawing icon={icons[`${name}-duotone`] ?? icons[name]} {...look} />;
}

/** An icon that a component chooses, in the regular style. */
export function ChromeIcon({ name, ...look }: IconProps<ChromeIconName>) {
  return <Drawing icon={useAssets().icons[name]} {...look} />;
}

interface DrawingProps extends Omit<IconProps<string>, 'name'> {
  icon: IconData | undefined;
}

/** A drawing stands beside words that say the same, hence it is hidden from screen readers. */
function Drawing({ icon, size = 24, className }: DrawingProps) {
  if (!icon) return null;
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      // The body comes from the icon set at build, never from a document.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
