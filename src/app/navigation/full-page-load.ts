let isLoading = false;

/** Leaves the app: the browser loads an address as a document. */
export function loadFullPage(url: URL): void {
  isLoading = true;
  window.location.assign(url);
}

/** Lets the browser load the current address again. */
export function reloadFullPage(): void {
  isLoading = true;
  window.location.reload();
}

/** Stops such a load: the visitor has gone elsewhere, and the loaded document would replace that page. */
export function stopFullPageLoad(): void {
  if (isLoading) window.stop();
  isLoading = false;
}
