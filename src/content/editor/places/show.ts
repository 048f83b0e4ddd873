import type { IconData } from '../../model/pages/page-data';
import type { PictureFacts } from '../../model/source';

/** In pixels, beside the cursor. */
const ICON_SIZE = 48;
const PICTURE_WIDTH = 240;

/** It can be seen on white and on black: an editor does not say which theme it has. */
const ICON_COLOR = '#808080';

/** An icon as Markdown: its drawing, as an address that holds all of it. */
export function showIcon(name: string, { body, width, height }: IconData): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_SIZE}" height="${ICON_SIZE}" viewBox="0 0 ${width} ${height}" ` +
    `color="${ICON_COLOR}">${body}</svg>`;
  return `![${name}](data:image/svg+xml,${encodeURIComponent(svg).replace(/[()']/g, percent)})`;
}

/** A picture as Markdown: it, and what is known of its file. The width behind the sign is one that Visual Studio Code reads. */
export function showPicture({ width, height, bytes, format }: PictureFacts, address: string): string {
  const shown = Math.min(PICTURE_WIDTH, width);
  return `![](${address}|width=${shown})\n\n${width} × ${height} pixels, ${format.toUpperCase()}, ${sizeOf(bytes)}`;
}

/** What Markdown would take for the end of the address. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
