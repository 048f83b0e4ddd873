import {
  CACHED,
  HASHED_FOLDERS,
  type Header,
  isForPages,
  PARTS_OF_PAGES,
  REVALIDATED,
} from './policy/headers';

/** An old address and the one that visitors are sent on to. */
export type Redirect = readonly [from: string, to: string];

/** Any address of a page, by the rules for file names in the pages folder. Nothing else gets into a Location header. */
const PAGE = '(?<page>(?:/[a-z0-9_-]+)+)';

const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The content of the `server` block of an nginx (tried with 1.22) that serves the site; docs/hosting.md shows the block.
 * Headers are set only at the top level, since a location with `add_header` would lose them; differences are in variables.
 */
export function nginxText(headers: readonly Header[], redirects: readonly Redirect[]): string {
  const forPages = headers.filter(isForPages);
  const others = headers.filter((header) => !isForPages(header));
  return `# Made by pagewright, for this build of the site. To be included in a server block that names the root.
charset utf-8;
server_tokens off;
absolute_redirect off;
etag on;
gzip on;
gzip_static on;
gzip_vary on;
gzip_types text/css text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;

${others.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}
# What says something of pages alone is left out of parts of pages: nginx sends no header that is empty.
${forPages.map(([name, value]) => `set ${variableOf(name)} "${value}";\n`).join('')}if ($uri ~ "\\.(?:${PARTS_OF_PAGES.join('|')})$") {
${forPages.map(([name]) => `  set ${variableOf(name)} "";\n`).join('')}}
${forPages.map(([name]) => `add_header ${name} ${variableOf(name)} always;\n`).join('')}
# An error is shown by way of a second round, which sets this anew: what is missing is never kept.
set $caching "${REVALIDATED}";
add_header Cache-Control $caching always;

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }
location ~ ^/_(?:headers|redirects)$|/\\. { return 404; }

${redirects.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}
# A page has one address: /services/repairs is neither /services/repairs/ nor /services/repairs.html.
location ~ ^/index(?:\\.html)?$ { return 308 /$is_args$args; }
location ~ ^${PAGE}(?:\\.html|/)$ {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}

location ~ ^/(?:${HASHED_FOLDERS.join('|')})/ {
  set $caching "${CACHED}";
  try_files $uri =404;
}
location = /manifest.webmanifest { default_type application/manifest+json; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`;
}
