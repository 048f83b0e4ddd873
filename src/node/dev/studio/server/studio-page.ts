import {
  SECRET_META,
  STUDIO_ENTRY,
  STUDIO_ROOT_ID,
} from '../../../../content/model/protocols/studio-protocol';

/** No other page shows the studio in a frame, and no form in it leads anywhere. */
export const STUDIO_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** The page of the studio, before Vite has completed it. */
export const studioHtml = (secret: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="${SECRET_META}" content="${secret}">
    <link rel="icon" href="data:,">
    <title>Studio</title>
    <script type="module" src="${STUDIO_ENTRY}"></script>
  </head>
  <body>
    <div id="${STUDIO_ROOT_ID}"></div>
    <noscript>The studio needs JavaScript.</noscript>
  </body>
</html>
`;
