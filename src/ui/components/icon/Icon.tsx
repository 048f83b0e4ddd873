import { useContext } from 'react';
import { iconInContent } from '../../../content/model/icons/icon-names';
import { lateUiIcons, type UiIconName } from '../../../content/model/icons/ui-icons';
import { symbolId } from '../../../content/model/icons/sprite';
import { DocumentSprite, FirstView, UiSprite } from '../../contexts/sprite-context';

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
  const file = useContext(DocumentSprite);
  const isInPage = useContext(FirstView);
  return <SpriteIcon name={iconInContent(name)} sprite={isInPage ? '' : file} {...look} />;
}

/** An icon that a component chooses, in the regular style. */
export function UiIcon({ name, ...look }: IconProps<UiIconName>) {
  const file = useContext(UiSprite);
  const isInPage = useContext(FirstView) && !lateUiIcons.includes(name);
  return <SpriteIcon name={name} sprite={isInPage ? '' : file} {...look} />;
}

/**
 * Shows an icon from a file of icons, or from the document's own sprite, which hold it once however often it is shown.
 * Words beside it say the same, so it is hidden from screen readers.
 */
function SpriteIcon({ name, sprite, size = 24, className }: IconProps<string> & { sprite: string }) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size}>
      <use href={`${sprite}#${symbolId(name)}`} />
    </svg>
  );
}
