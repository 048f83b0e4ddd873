import { useEffect, useRef, useState } from 'react';
import { leadToOutline } from '../outline/tree/lead-to-form';
import { answerProblemKey } from '../problems/answer-problem-key';
import { answerKey } from './answer-key';
import { useTheme } from '../ui/look/theme';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { connectFrame, type Frame } from './connect-frame';
import styles from './preview.module.css';
import { useSize } from './use-size';
import { PIXELS, useView } from './view';

/** The page at its real address, with the draft in it. */
export function Preview() {
  const studio = useStudio();
  const element = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<Frame>();
  const route = useStudioState((state) => state.route);
  const selection = useStudioState((state) => state.selection);
  const { width, isUsed } = useView();
  const [isDark] = useTheme();
  const [stage, size] = useSize();

  useEffect(() => {
    if (!element.current) return;
    const connected = connectFrame(element.current, {
      onPick: ({ pointer, property, isSite = false }) => void studio.pick({ pointer, property }, isSite),
      onRoute: (shown) => void studio.openAddress(shown),
      onKey: ({ key, shift, ctrl }) => {
        const event = { key, shiftKey: shift, ctrlKey: ctrl, altKey: false, metaKey: false };
        if (key === 'Escape') leadToOutline();
        else if (!answerKey(studio, event)) answerProblemKey(studio, event);
      },
      onDisk: (changed) => void studio.diskChanged(changed),
      onReady: () => studio.renew(),
    });
    const stop = studio.onView(connected.draft);
    setFrame(connected);
    return () => {
      stop();
      connected.close();
    };
  }, [studio]);

  useEffect(() => frame?.go(route), [frame, route]);
  useEffect(() => frame?.select(selection.pointer, selection.property), [frame, selection]);
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('aside [data-pointer]') : null;
      if (field?.dataset.pointer) frame?.show(field.dataset.pointer);
    };
    addEventListener('focusin', show);
    return () => removeEventListener('focusin', show);
  }, [frame]);
  useEffect(() => frame?.use(isUsed), [frame, isUsed]);
  useEffect(() => frame?.dark(isDark), [frame, isDark]);

  const pixels = width === 'desk' ? Math.max(PIXELS.desk, size.width) : PIXELS[width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / pixels);
  return (
    <div className={styles.stage} ref={stage} data-width={width}>
      <iframe
        ref={element}
        className={styles.frame}
        title={words.frame.title(route)}
        // Without the switch the keyboard goes past the page: the outline leads to its blocks.
        tabIndex={isUsed ? 0 : -1}
        style={{
          inlineSize: pixels,
          blockSize: size.height / scale,
          scale: String(scale),
        }}
      />
    </div>
  );
}
