import { installFromDebian } from '../../src/node/system/processes/debian';
import { findNginx, NGINX_HELP, NGINX_PACKAGES } from './nginx';

if (!findNginx()) {
  console.log('Installing an nginx for the tests …');
  await installFromDebian(...NGINX_PACKAGES);
}
if (!findNginx()) {
  console.error(`There is no nginx to test with, and none could be installed.\n${NGINX_HELP}`);
  process.exitCode = 1;
}
