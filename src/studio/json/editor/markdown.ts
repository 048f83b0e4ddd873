import type { Studio } from '../../store/studio';

/** A bold word, code, or a picture, as explanations write them. */
const PIECE = /\*\*([^*]+)\*\*|`([^`]+)`|!\[[^\]]*\]\(([^()|\s]+)(?:\|[^()]*)?\)/g;

/** Code in lines of its own: the text between its fences. */
const CODE = /```\w*\n([\s\S]*?)\n?```/;

/** An explanation as elements: paragraphs, bold words, code and pictures of this site. Whatever else is in it is text. */
export function markdown(text: string): HTMLElement {
  const whole = document.createElement('div');
  // Split at the code, which is in every other part.
  for (const [index, part] of text.split(CODE).entries()) {
    if (index % 2 === 1) whole.append(preformatted(part));
    else whole.append(...paragraphs(part));
  }
  return whole;
}

function preformatted(code: string): HTMLElement {
  const element = document.createElement('pre');
  element.textContent = code;
  return element;
}

function paragraphs(text: string): HTMLElement[] {
  const written = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return written.map((paragraph) => {
    const element = document.createElement('p');
    appendPieces(element, paragraph.trim());
    return element;
  });
}

/** The same below the drawing of an icon. */
export async function withDrawing(
  studio: Studio,
  icon: string | undefined,
  element: HTMLElement,
): Promise<HTMLElement> {
  if (icon === undefined) return element;
  const found = (await studio.offers.findIcons(icon).catch(() => [])).find(({ name }) => name === icon);
  if (!found) return element;
  const drawing = document.createElement('span');
  drawing.className = 'cm-drawing';
  // As a mask it has the color of the text, and nothing in it can run.
  drawing.style.maskImage = `url("data:image/svg+xml,${encodeURIComponent(found.svg)}")`;
  element.prepend(drawing);
  return element;
}

function appendPieces(element: HTMLElement, text: string): void {
  let done = 0;
  for (const match of text.matchAll(PIECE)) {
    const [all, bold, code, address] = match;
    element.append(text.slice(done, match.index));
    done = match.index + all.length;
    if (address !== undefined) element.append(picture(address));
    else {
      const piece = document.createElement(bold === undefined ? 'code' : 'strong');
      piece.textContent = bold ?? code ?? '';
      element.append(piece);
    }
  }
  element.append(text.slice(done));
}

function picture(address: string): HTMLElement {
  const image = document.createElement('img');
  image.alt = '';
  image.width = 200;
  if (address.startsWith('/')) image.src = address;
  return image;
}
