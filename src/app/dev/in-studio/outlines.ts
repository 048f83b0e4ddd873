import type { PageData } from '../../../content/model/page-data';
import { elementsOf } from './elements-of';
import { blockAt, type PlacedBlock } from './blocks';
import css from './outlines.css?inline';
import { typeInWords } from '../../../content/model/type-in-words';

/** Shows which block the pointer is on, and which one is selected. */
export interface Outlines {
  point(page: PageData | undefined, pointer: string): void;
  select(page: PageData | undefined, pointer: string): void;
  /** Draws them where their blocks are by now. */
  renew(): void;
  hide(): void;
  remove(): void;
}

/** They are in a shadow tree outside of the page, so that neither side's styles reach the other. */
export function createOutlines(): Outlines {
  const host = document.createElement('pagewright-outlines');
  const style = document.createElement('style');
  style.textContent = css;
  const [pointed, selected] = [boxOf('pointed'), boxOf('selected')];
  host.attachShadow({ mode: 'open' }).append(style, pointed, selected);
  document.documentElement.append(host);
  let page: PageData | undefined;
  const pointers = new Map([
    [pointed, ''],
    [selected, ''],
  ]);

  const renew = () => {
    for (const [box, pointer] of pointers) {
      const block =
        pointer === pointers.get(selected) && box === pointed ? undefined : blockAt(page, pointer);
      draw(box, block && { block, pointer });
    }
  };
  const put = (box: HTMLElement, now: PageData | undefined, pointer: string) => {
    page = now ?? page;
    pointers.set(box, pointer);
    renew();
  };
  return {
    point: (now, pointer) => {
      if (pointers.get(pointed) !== pointer) put(pointed, now, pointer);
    },
    select: (now, pointer) => put(selected, now, pointer),
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

function draw(box: HTMLElement, placed: PlacedBlock | undefined): void {
  const area = placed && areaOf(elementsOf(placed.block));
  box.hidden = !area;
  if (!area) return;
  Object.assign(box.style, {
    left: `${area.left + scrollX}px`,
    top: `${area.top + scrollY}px`,
    width: `${area.width}px`,
    height: `${area.height}px`,
  });
  const [label] = box.children;
  if (label) label.textContent = typeInWords(placed.block.type);
}

/** The rectangle around elements; undefined where they take up no room. */
function areaOf(elements: readonly Element[]): DOMRect | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
