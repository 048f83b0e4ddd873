let fetching: Promise<void> | undefined;

/**
 * Adds the style sheet of all blocks to the document, once: the document came with the rules that it needs itself. In
 * dev there is none.
 *
 * @throws Error when it cannot be fetched
 */
export function loadStyles(): Promise<void> {
  fetching ??= add(document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles);
  fetching.catch(() => {
    fetching = undefined;
  });
  return fetching;
}

async function add(address: string | undefined): Promise<void> {
  if (!address) return;
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be fetched.`));
    };
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}
