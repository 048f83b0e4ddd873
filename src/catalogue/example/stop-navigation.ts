/**
 * Keeps an example in its frame: links to other addresses do nothing, and a form is validated by the browser but not
 * sent. Call it before React adds its listeners, so that stopped events do not reach React.
 */
export function stopNavigation() {
  document.addEventListener('click', stopLink, { capture: true });
  document.addEventListener('submit', stop, { capture: true });
}

function stopLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
