import { words } from '../words';

/** Shows the search field, and of the block types those whose name or purpose has every word in it. */
export function enableSearch() {
  const search = document.querySelector<HTMLElement>('[data-search]');
  const field = search?.querySelector('input');
  const status = search?.querySelector('[role=status]');
  if (!search || !field || !status) return;
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];

  function show(asked: string) {
    const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const block of blocks) {
      const purpose = block.querySelector('[data-purpose]')?.textContent?.toLowerCase() ?? '';
      const isFound = wanted.every((word) => purpose.includes(word));
      block.hidden = !isFound;
      const entry = document.querySelector(`nav a[href="#${block.id}"]`)?.closest('li');
      if (entry) entry.hidden = !isFound;
      if (isFound) count += 1;
    }
    return count === 0 ? words.nothingFound : words.found(count, blocks.length);
  }

  search.hidden = false;
  const answer = () => {
    status.textContent = show(field.value);
  };
  field.addEventListener('input', answer);
  // A browser may restore the input from before a reload.
  answer();
}
