import { PICTURE } from './picture-around';

/**
 * The element that a visitor sees where a click has hit. A link that is stretched over a card lies above all words and
 * pictures of the card, and would have every click on it.
 *
 * @returns the topmost element with words of its own, or with a picture, at this place; otherwise what the event says
 */
export function hitAt({ target, clientX, clientY, detail }: MouseEvent): Element | undefined {
  const said = target instanceof Element ? target : undefined;
  // A key that presses a link has no place.
  if (detail === 0) return said;
  // What an open menu covers is not seen.
  const around = said?.closest('main') ?? said?.closest('header, footer');
  const isSeenHere = (element: Element) =>
    around?.contains(element) === true && (element.matches(PICTURE) || hasWordsAt(element));
  return document.elementsFromPoint(clientX, clientY).find(isSeenHere) ?? said;

  function hasWordsAt(element: Element): boolean {
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
      );
    });
  }
}
