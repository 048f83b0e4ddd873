import {
  CACHED,
  HASHED_FOLDERS,
  type Header,
  isForPages,
  PARTS_OF_PAGES,
  REVALIDATED,
} from './policy/headers';
import type { Redirect } from './nginx';

/**
 * The content of the site block of a Caddy (tried with 2.6) that serves the site; docs/hosting.md shows the block.
 * In a `route`, since Caddy would sort the directives by its own order.
 */
export function caddyText(headers: readonly Header[], redirects: readonly Redirect[]): string {
  const lines = (of: readonly Header[], matcher = '') =>
    of.map(([name, value]) => `\theader ${matcher}${name} "${value}"\n`).join('');
  const forPages = headers.filter(isForPages);
  const others = headers.filter((header) => !isForPages(header));
  return `# Made by pagewright, for this build of the site. To be imported in a site block that names the root.
route {
	encode gzip
${lines(others)}	# What says something of pages alone is left out of parts of pages.
	@page_or_script not path ${PARTS_OF_PAGES.map((kind) => `*.${kind}`).join(' ')}
${lines(forPages, '@page_or_script ')}	header Cache-Control "${REVALIDATED}"
	header -Server

	map {query} {search} {
		~(.+) "?\${1}"
		default ""
	}
${redirects.map(([from, to]) => `\tredir ${from} ${to}{search} 301\n`).join('')}
	@hidden path */.* /_headers /_redirects /404 /404.html
	error @hidden 404

	# A page has one address: /services/repairs is neither /services/repairs/ nor /services/repairs.html.
	redir /index /{search} 308
	redir /index.html /{search} 308
	@other path_regexp other ^((?:/[a-z0-9_-]+)+)(?:\\.html|/)$
	route @other {
		@page file {re.other.1}.html
		redir @page {re.other.1}{search} 308
		error 404
	}

	@hashed path ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}
	header @hashed Cache-Control "${CACHED}"
	header /manifest.webmanifest Content-Type application/manifest+json
	@clean file {path}.html
	rewrite @clean {path}.html
	file_server {
		precompressed br gzip
	}
}
handle_errors {
${lines(forPages)}	header Cache-Control "${REVALIDATED}"
	rewrite * /404.html
	file_server {
		precompressed br gzip
	}
}
`;
}
