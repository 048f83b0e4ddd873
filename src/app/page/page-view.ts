import { fadeIn } from '../../ui/behaviours/entrance/fade-in';
import { afterFrame } from './after-frame';
import { type LoadedPage, markLinks } from './loaded-page';
import { SPRITE_ID } from '../../content/model/icons/sprite';

/** Attribute of a page that waits behind the one in view; theme/base.css hides it. */
const PRERENDERED = 'data-waiting';

/** The page in view, and behind it, hidden, the one that the visitor is about to go to. */
export interface PageView {
  /** The page in view. */
  inView: () => LoadedPage;
  /** Puts a page into the document, hidden, for the browser to lay it out and to fetch its first pictures. */
  prepare: (page: LoadedPage) => void;
  /** Shows a page in place of the one in view. */
  show: (page: LoadedPage) => void;
  /** Leaves the page in view as it is, without script. */
  stop: () => void;
}

/**
 * @param first the page that came with the document
 * @param start gives the interactive parts of a page in view to React
 */
export function createPageView(first: LoadedPage, start: (page: LoadedPage) => () => void): PageView {
  let inView = first;
  let waiting: LoadedPage | undefined;
  if (first.data.entrance === 'fade-in') fadeIn(first.content);
  let stop = start(first);
  const sprite = document.getElementById(SPRITE_ID);
  const main = first.content.parentElement;

  function prepare(page: LoadedPage) {
    if (page === waiting || page === inView) return;
    waiting?.content.remove();
    waiting = page;
    sprite?.append(...page.symbols.filter(({ id }) => !document.getElementById(id)));
    page.content.setAttribute(PRERENDERED, '');
    main?.append(page.content);
  }

  return {
    inView: () => inView,
    prepare,
    show(page) {
      prepare(page);
      inView.content.remove();
      page.content.removeAttribute(PRERENDERED);
      for (const old of inView.head) old.remove();
      document.head.append(...page.head);
      inView = page;
      waiting = undefined;
      const stopOld = stop;
      // Static blocks are complete without it, and what the visitor does comes after the first frame.
      const leave = afterFrame(() => {
        stopOld();
        markLinks(page);
        stop = start(page);
      });
      stop = () => {
        leave();
        stopOld();
      };
      if (page.data.entrance === 'fade-in') fadeIn(page.content);
    },
    stop: () => stop(),
  };
}
