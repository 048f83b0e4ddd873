/** Leaves the app and lets the browser load an address in the ordinary way. */
export function loadAddress(url: URL): void {
  window.location.assign(url);
}

/** Lets the browser load the present address again. */
export function reload(): void {
  window.location.reload();
}
