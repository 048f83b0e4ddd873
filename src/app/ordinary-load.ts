let isLoading = false;

/** Leaves the app and lets the browser load an address in the ordinary way. */
export function loadAddress(url: URL): void {
  isLoading = true;
  window.location.assign(url);
}

/** Lets the browser load the present address again. */
export function reload(): void {
  isLoading = true;
  window.location.reload();
}

/** Ends what these have begun: the visitor has gone elsewhere, and what was loaded would come on top of that. */
export function stopLoading(): void {
  if (isLoading) window.stop();
  isLoading = false;
}
