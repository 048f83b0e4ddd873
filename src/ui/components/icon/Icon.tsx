import { iconInContent } from '../../../content/model/icon-names';
import type { UiIconName } from '../../../content/model/ui-icons';
import { symbolId } from '../../../content/model/sprite';

interface IconProps<Name extends string> {
  name: Name;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/**
 * An icon that a document names, in two tones; a logo, which has no two tones, as it is.
 * An unknown name draws nothing; validation has reported it.
 */
export function Icon({ name, ...look }: IconProps<string>) {
  return <SpriteIcon name={iconInContent(name)} {...look} />;
}

/** An icon that a component chooses, in the regular style. */
export function UiIcon({ name, ...look }: IconProps<UiIconName>) {
  return <SpriteIcon name={name} {...look} />;
}

/**
 * Shows an icon from the document's sprite, which holds it once however often it is shown.
 * Words beside it say the same, so it is hidden from screen readers.
 */
function SpriteIcon({ name, size = 24, className }: IconProps<string>) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size}>
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
