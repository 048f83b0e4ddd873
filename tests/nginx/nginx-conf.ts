import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNginx, NGINX_HELP } from '../../scripts/browsers/nginx';

/**
 * Makes a folder from which a real nginx serves a built site, by the configuration that the build has written.
 *
 * @param folder where its own files go
 * @param root the built site
 * @returns the command that starts it
 * @throws Error saying how to get one, where there is no nginx
 */
export async function prepareNginx(
  folder: string,
  root: string,
  port: number,
): Promise<{ program: string; args: string[] }> {
  const nginx = findNginx();
  if (!nginx) throw new Error(`There is no nginx to test with. ${NGINX_HELP}`);
  const conf = path.join(folder, 'nginx.conf');
  await mkdir(path.join(folder, 'temp'), { recursive: true });
  await writeFile(conf, confText({ folder, root: path.resolve(root), port, brotli: nginx.brotli }));
  return { program: nginx.program, args: ['-p', folder, '-e', 'error.log', '-c', conf] };
}

interface Place {
  folder: string;
  root: string;
  port: number;
  brotli: string;
}

/** As docs/hosting.md says, but for what a test needs: no privileges, nothing outside its own folder. */
function confText({ folder, root, port, brotli }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
    include ${root}/.hosting/nginx.conf;
  }
}
`;
}
