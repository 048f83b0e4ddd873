import { type RefObject, useEffect, useRef, useState } from 'react';
import { exampleRoute } from '../../../content/model/addresses/addresses';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import {
  type Drawing,
  DRAWINGS_PARAMETER,
  isDrawingsReady,
} from '../../../content/model/protocols/studio-frame';
import { useTheme } from '../../ui/look/theme';
import { words } from '../../words';
import styles from './picker.module.css';

/** The width of the document in which all examples are laid out, in pixels: that of a desk. */
const LAID_OUT = 1440;

interface DrawingsProps {
  entries: readonly CatalogueEntry[];
  /** The list of cards; an element with `data-drawing` in it names a type, and is the place of its drawing. */
  grid: RefObject<HTMLElement | null>;
}

/**
 * The kinds of block as they look: one document behind the cards draws an example of each, at the place of its card. As many
 * documents as there are kinds would take many seconds to load.
 */
export function Drawings({ entries, grid }: DrawingsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isDark] = useTheme();
  const [first] = entries;

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && isDrawingsReady(data)) setIsReady(true);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    const list = grid.current;
    if (!list) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: list.clientWidth, height: list.clientHeight }),
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [grid]);

  const scale = size.width / LAID_OUT;
  useEffect(() => {
    if (!isReady || !grid.current || scale === 0) return;
    const drawings = placesIn(grid.current, entries, scale);
    frame.current?.contentWindow?.postMessage({ kind: 'pagewright:drawings', drawings }, location.origin);
  }, [isReady, grid, entries, scale]);

  const [address] = useState(() => first && addressOf(first));
  if (address === undefined) return null;
  return (
    <iframe
      ref={frame}
      className={styles.drawings}
      src={`${address}?${DRAWINGS_PARAMETER}&theme=${isDark ? 'dark' : 'light'}`}
      title={words.picker.drawings}
      aria-hidden="true"
      tabIndex={-1}
      style={{ inlineSize: LAID_OUT, blockSize: scale === 0 ? 0 : size.height / scale, scale: String(scale) }}
    />
  );
}

function placesIn(list: HTMLElement, entries: readonly CatalogueEntry[], scale: number): Drawing[] {
  const outer = list.getBoundingClientRect();
  return entries.flatMap((entry) => {
    const box = list.querySelector(`[data-drawing="${entry.type}"]`)?.getBoundingClientRect();
    const address = addressOf(entry);
    if (!box || address === undefined) return [];
    return [
      {
        address,
        left: (box.left - outer.left) / scale,
        top: (box.top - outer.top) / scale,
        width: box.width / scale,
        height: box.height / scale,
      },
    ];
  });
}

function addressOf({ type, examples: [example] }: CatalogueEntry): string | undefined {
  return example && exampleRoute(type, example.name);
}
