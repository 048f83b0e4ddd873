import { useEffect, useRef, useState } from 'react';
import type { DraftDocument } from '../../../content/model/protocols/studio-documents';
import { connectFrame, type Frame } from '../../frame/connect-frame';
import { useSize } from '../../frame/use-size';
import { PIXELS, type Width } from '../../frame/view';
import { useTheme } from '../../ui/look/theme';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './compare.module.css';

/** One of two states of a page. */
export interface ComparedState {
  /** Of this side, for the server: letters. */
  side: 'before' | 'now';
  title: string;
  route: string;
  /** What differs from the disk in this state; absent for what is not saved yet. */
  documents?: readonly DraftDocument[];
  /** The block that is outlined and in view; empty for the top. */
  pointer: string;
}

interface ComparedFrameProps {
  state: ComparedState;
  width: Width;
  onEscape: () => void;
}

/** A page in one state. Tab leads into it, so that the keyboard scrolls it, too. */
export function ComparedFrame({ state, width, onEscape }: ComparedFrameProps) {
  const studio = useStudio();
  const element = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<Frame>();
  const [isDark] = useTheme();
  const [stage, size] = useSize();
  useEffect(() => {
    if (!element.current) return;
    const { side, route, documents, pointer } = state;
    const connected = connectFrame(element.current, {
      onPick: () => {},
      onRoute: () => {},
      onKey: ({ key }) => key === 'Escape' && onEscape(),
      onDisk: () => {},
      onReady: () =>
        void studio.repository
          .viewOf(side, route, documents)
          .then((view) => connected.draft(view, 0))
          .catch(() => studio.notify(words.server.gone, true)),
    });
    connected.go(route);
    connected.select(pointer);
    setFrame(connected);
    return connected.close;
  }, [studio, state, onEscape]);
  useEffect(() => frame?.dark(isDark), [frame, isDark]);

  const pixels = PIXELS[width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / pixels);
  return (
    <section className={styles.side}>
      <h3 className={styles.name}>{state.title}</h3>
      <div ref={stage} className={styles.stage}>
        <iframe
          ref={element}
          className={styles.frame}
          title={words.changes.frame(state.title, state.route)}
          style={{ inlineSize: pixels, blockSize: size.height / scale, scale: String(scale) }}
        />
      </div>
    </section>
  );
}
