import { Fragment, type FragmentInstance, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openInEditor } from '../../../ui/behaviours/open-in-editor';
import type { SourcePosition } from './BlockCard';
import styles from './block-marker.module.css';

interface BlockMarkerProps {
  type: string;
  place: SourcePosition;
  children: ReactNode;
}

/**
 * In dev: a button over a block that names it and opens its document at its line. It is outside the page, so that
 * the page looks as visitors will see it.
 */
export function BlockMarker({ type, place, children }: BlockMarkerProps) {
  const block = useRef<FragmentInstance>(null);
  const [top, setTop] = useState<number>();

  useEffect(() => {
    // A block moves only when the height of the page or the window changes.
    const observer = new ResizeObserver(() => {
      const rect = block.current?.getClientRects()[0];
      setTop(rect && rect.top + window.scrollY);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {/* biome-ignore lint/complexity/noUselessFragments: its ref finds the block without an element around it */}
      <Fragment ref={block}>{children}</Fragment>
      {top !== undefined &&
        createPortal(
          <button
            type="button"
            className={styles.marker}
            style={{ top }}
            title={`Open ${place.file} at line ${place.line}`}
            onClick={() => openInEditor(`${place.file}:${place.line}`)}
          >
            {type}, line {place.line}
          </button>,
          document.body,
        )}
    </>
  );
}
