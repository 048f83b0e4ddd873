let isLoading = false;

/** Leaves the app and lets the browser load an address in the ordinary way. */
export function loadFullPage(url: URL): void {
  isLoading = true;
  window.location.assign(url);
}

/** Lets the browser load the present address again. */
export function reloadFullPage(): void {
  isLoading = true;
  window.location.reload();
}

/** Ends what these have begun: the visitor has gone elsewhere, and what was loaded would come on top of that. */
export function stopFullPageLoad(): void {
  if (isLoading) window.stop();
  isLoading = false;
}
