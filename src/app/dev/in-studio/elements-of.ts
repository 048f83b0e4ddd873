import type { Block } from '../../../generated/documents';
import { placeOf } from '../../render/block-places';

/** The outermost elements of a block; none where it is not on the page. */
export function elementsOf(block: Block): readonly Element[] {
  const collector = new Collector(() => {});
  const place = placeOf(block);
  place?.observeUsing(collector);
  place?.unobserveUsing(collector);
  return collector.found;
}

/** React names a fragment's elements to observers alone. */
class Collector extends ResizeObserver {
  readonly found: Element[] = [];

  override observe(element: Element): void {
    this.found.push(element);
  }
}
