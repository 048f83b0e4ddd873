import css from './outlines.css?inline';

/** What can be outlined: its elements, and what stands beside them. */
export interface Place {
  label: string;
  elements(): readonly Element[];
}

/** Shows which block the pointer is on, and what is selected. */
export interface Outlines {
  point(pointer: string): void;
  select(pointer: string): void;
  /** Draws them where their places are by now. */
  renew(): void;
  hide(): void;
  remove(): void;
}

/**
 * They are in a shadow tree outside of the page, so that neither side's styles reach the other.
 *
 * @param placeAt what is at a JSON pointer; undefined where the page shows nothing of it
 */
export function createOutlines(placeAt: (pointer: string) => Place | undefined): Outlines {
  const host = document.createElement('pagewright-outlines');
  const style = document.createElement('style');
  style.textContent = css;
  const [pointed, selected] = [boxOf('pointed'), boxOf('selected')];
  host.attachShadow({ mode: 'open' }).append(style, pointed, selected);
  document.documentElement.append(host);
  const pointers = new Map([
    [pointed, ''],
    [selected, ''],
  ]);

  /** Looks where all of them are before it draws one: otherwise the browser would lay the page out in between. */
  const renew = () => {
    const drawn = [...pointers].map(([box, pointer]) => {
      const isBoth = pointer === pointers.get(selected) && box === pointed;
      const place = isBoth ? undefined : placeAt(pointer);
      const area = place && areaOf(place.elements());
      return { box, place: area && { ...area, label: place.label } };
    });
    for (const { box, place } of drawn) draw(box, place);
  };
  const put = (box: HTMLElement, pointer: string) => {
    pointers.set(box, pointer);
    renew();
  };
  return {
    point: (pointer) => {
      if (pointers.get(pointed) !== pointer) put(pointed, pointer);
    },
    select: (pointer) => put(selected, pointer),
    renew,
    hide() {
      for (const box of pointers.keys()) pointers.set(box, '');
      renew();
    },
    remove: () => host.remove(),
  };
}

function boxOf(name: string): HTMLElement {
  const box = document.createElement('div');
  box.className = name;
  box.hidden = true;
  box.append(document.createElement('span'));
  return box;
}

function draw(box: HTMLElement, place: (Area & { label: string }) | undefined): void {
  box.hidden = !place;
  if (!place) return;
  const { label, ...area } = place;
  for (const [property, pixels] of Object.entries(area)) box.style.setProperty(property, `${pixels}px`);
  const name = box.querySelector('span');
  if (!name) return;
  // The same text once more would have the page laid out and painted once more.
  if (name.textContent !== label) name.textContent = label;
  name.hidden = label === '';
}

/** On the page, in pixels. */
type Area = Record<'left' | 'top' | 'width' | 'height', number>;

/** The rectangle around elements; undefined where they take up no room. */
function areaOf(elements: readonly Element[]): Area | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}
