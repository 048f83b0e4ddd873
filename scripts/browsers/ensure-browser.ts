import { BROWSER_HELP, findBrowser } from './browser';
import { installBrowser, installShell } from './install-browser';

try {
  const found = (await findBrowser()) ?? (await install());
  if (found) await installShell();
  else fail('There is no browser to test in, and none could be installed.');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function install() {
  console.log('Installing a browser for the tests …');
  return installBrowser();
}

function fail(message: string) {
  console.error(`${message}\n${BROWSER_HELP}`);
  process.exitCode = 1;
}
