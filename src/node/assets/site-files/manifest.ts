import { HOME } from '../../../content/model/addresses/route';

export interface ManifestIcon {
  src: string;
  size: number;
  /** Whether a system may cut any shape out of it. */
  isMaskable?: boolean;
}

interface ManifestOptions {
  name: string;
  language: string;
  /** The background of a page, `#rrggbb`. */
  canvas: string;
  icons: readonly ManifestIcon[];
}

/**
 * The web app manifest (W3C), as JSON. It is a website, not an app: links open in the browser as usual, and no
 * browser offers to install it.
 */
export function manifestText({ name, language, canvas, icons }: ManifestOptions): string {
  const manifest = {
    id: HOME,
    name,
    short_name: name,
    lang: language,
    start_url: HOME,
    scope: HOME,
    display: 'browser',
    theme_color: canvas,
    background_color: canvas,
    icons: icons.map(({ src, size, isMaskable }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
