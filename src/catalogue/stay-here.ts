/**
 * Keeps an example in its frame: links to other addresses do nothing, and a form is checked by the browser but not
 * sent. To be called before React listens, since what is stopped here does not reach it.
 */
export function stayHere() {
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
