import type { StudioChanged } from '../../../content/model/protocols/studio-documents';
import { STUDIO_CHANGED } from '../../../content/model/protocols/studio-protocol';
import { answerProblemKey } from '../../problems/answer-problem-key';
import { answerKey } from '../../frame/answer-key';
import type { Studio } from '../../store/studio';
import { leadBackOnEscape } from './lead-back';

/** Listens to keys, to the disk, and to the tab being closed. */
export function listen(studio: Studio): void {
  addEventListener('keydown', (event) => {
    if (answerKey(studio, event) || answerProblemKey(studio, event)) event.preventDefault();
  });
  leadBackOnEscape();
  addEventListener('pagehide', () => void studio.drafts.keepNow());
  document.addEventListener('visibilitychange', () => void studio.drafts.keepNow());

  // Written out, because Vite replaces exactly this expression.
  const hot = import.meta.hot;
  hot?.on(STUDIO_CHANGED, (changed: StudioChanged) => void studio.diskChanged(changed));
  // Vite would load this page anew once the server is back, and waits for what its listeners return. The studio goes on instead:
  // from then on it hears of the disk from the page in its frame.
  hot?.on('vite:ws:disconnect', () => new Promise(() => {}));
}
