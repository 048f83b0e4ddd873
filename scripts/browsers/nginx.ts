import { existsSync } from 'node:fs';
import path from 'node:path';

/** The packages of Debian and Ubuntu that the tests need. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

/** What to do by hand where there is none and none can be installed. */
export const NGINX_HELP = `Install nginx and its module brotli_static; on Debian and Ubuntu: apt-get install ${NGINX_PACKAGES.join(' ')}.`;

/** System programs are not on every user's PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin'];

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  program: string;
  /** Its module that serves what is already compressed with brotli. */
  brotli: string;
}

/** Finds an nginx that serves files compressed beforehand; undefined where there is none. */
export function findNginx(): Nginx | undefined {
  const program = FOLDERS.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
  return program && existsSync(MODULE) ? { program, brotli: MODULE } : undefined;
}
