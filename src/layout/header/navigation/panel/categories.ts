/**
 * Lets the panels of the navigation show one category at a time: the one whose button is pressed, and the first
 * whenever the panel opens.
 *
 * @returns stops it
 */
export function chooseCategories(navigation: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  navigation.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(CHOICE) : null;
      const panel = button?.closest('details');
      if (panel) showCategory(panel, (each) => each === button);
    },
    { signal },
  );
  // `toggle` does not bubble.
  const showFirst = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) showCategory(target, (_, index) => index === 0);
  };
  navigation.addEventListener('toggle', showFirst, { signal, capture: true });
  return () => stop.abort();
}

const CHOICE = 'button[aria-expanded]';

function showCategory(panel: Element, isChosen: (button: Element, index: number) => boolean) {
  for (const [index, button] of panel.querySelectorAll(CHOICE).entries()) {
    const isActive = isChosen(button, index);
    button.setAttribute('aria-expanded', String(isActive));
    const category = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (isActive) category?.setAttribute('data-active', 'true');
    else category?.removeAttribute('data-active');
  }
}
