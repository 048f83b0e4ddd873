import type { DevView } from '../../content/model/protocols/dev-protocol';
import { type FromFrame, isFromFrame, type ToFrame } from '../../content/model/protocols/studio-frame';
import type { StudioChanged } from '../../content/model/protocols/studio-documents';
import { isRecord } from '../../content/util/is-record';
import { withPlaceholderWords } from '../ui/placeholder-words';

interface FrameOptions {
  onPick(picked: { pointer: string; property?: string; isSite?: boolean }): void;
  /** The frame shows another page: a link in it was followed. */
  onRoute(route: string): void;
  onKey(key: { key: string; shift: boolean; ctrl: boolean }): void;
  onDisk(changed: StudioChanged): void;
  /** The page has loaded, and shows what is on the disk. */
  onReady(): void;
}

/** The page in the frame. What it is told before it has loaded, it is told then. */
export interface Frame {
  go(route: string): void;
  draft(view: DevView, stamp: number): void;
  select(pointer: string, property?: string): void;
  show(property: string): void;
  use(isUsed: boolean): void;
  dark(isDark: boolean): void;
  close(): void;
}

/** The mark by which a benchmark knows how long a keystroke took to be painted. */
const PAINTED = 'pagewright:keystroke-to-paint';

/** Exchanges messages with the page in a frame, until it is closed. */
export function connectFrame(element: HTMLIFrameElement, options: FrameOptions): Frame {
  let loaded = '';
  let wanted = '';
  /** From the request for a page until it has loaded: the page before it may still say that it has. */
  let isGoing = false;
  const latest = new Map<ToFrame['kind'], ToFrame>();

  const post = (message: ToFrame) => element.contentWindow?.postMessage(message, location.origin);
  /** At once: a message that is posted comes after the next frame, and the page would be painted one frame later. */
  const postAtOnce = (data: ToFrame) =>
    element.contentWindow?.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window }),
    );
  const send = (message: ToFrame) => {
    latest.set(message.kind, message);
    if (loaded !== '') post(message);
  };

  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== element.contentWindow || origin !== location.origin || !isFromFrame(data)) return;
    handleMessage(data);
  };
  addEventListener('message', receive);

  function handleMessage(message: FromFrame) {
    switch (message.kind) {
      case 'pagewright:ready':
        loaded = message.route;
        for (const told of latest.values()) post(told);
        if (loaded === wanted) isGoing = false;
        else if (!isGoing) options.onRoute(loaded);
        options.onReady();
        return;
      case 'pagewright:pick':
        return options.onPick(message);
      case 'pagewright:key':
        return options.onKey(message);
      case 'pagewright:painted':
        if (message.stamp > 0) performance.measure(PAINTED, { start: message.stamp });
        return;
      default:
        if (isChange(message.data)) options.onDisk(message.data);
    }
  }

  return {
    go(route) {
      wanted = route;
      if (loaded === route) return;
      isGoing = true;
      loaded = '';
      element.contentWindow?.location.replace(route);
    },
    draft(view, stamp) {
      if (loaded === '') return;
      postAtOnce({
        kind: 'pagewright:draft',
        view: { ...view, page: withPlaceholderWords(view.page) },
        stamp,
      });
    },
    select: (pointer, property) => send({ kind: 'pagewright:select', pointer, property, scroll: true }),
    show: (property) => post({ kind: 'pagewright:show', property }),
    use: (isUsed) => send({ kind: 'pagewright:use', isUsed }),
    dark: (isDark) => send({ kind: 'pagewright:theme', isDark }),
    close: () => removeEventListener('message', receive),
  };
}

const isChange = (data: unknown): data is StudioChanged => isRecord(data) && Array.isArray(data.documents);
