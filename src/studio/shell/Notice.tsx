import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NamedPlace } from '../../content/model/protocols/studio-plans';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { NOTICE_MS, type Notice as NoticeState } from '../store/state';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';
import { useModal } from './behaviours/use-modal';

/** What has just happened: shown for a moment, and said by a screen reader. While a modal dialog is open, it stands in that. */
export function Notice() {
  const notice = useStudioState((state) => state.notice);
  const { text, turn, isProblem } = notice;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (isProblem) return;
    const timer = setTimeout(() => setGone(turn), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [turn, isProblem]);
  const modal = useModal();
  const notices = (
    <div className={styles.notices}>
      <Region notice={text === '' || gone === turn ? undefined : notice} end={() => setGone(turn)} />
    </div>
  );
  return modal ? createPortal(notices, modal) : notices;
}

interface RegionProps {
  notice: NoticeState | undefined;
  end(): void;
}

/** Milliseconds that a place for announcements is there before its first words: what it comes with is not said (WCAG, ARIA22). */
const READY_MS = 100;

/** Milliseconds after which a notice was said already: a dialog that opens then does not repeat it. */
const SAID_MS = 1000;

/** Each dialog has one of its own, and where a dialog has closed, there is a new one. */
function Region({ notice, end }: RegionProps) {
  const [isReady, setIsReady] = useState(false);
  const [said] = useState(() => (isSaid(notice) ? notice : undefined));
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = isReady && notice !== said ? notice : undefined;
  const isProblem = shown?.isProblem ?? false;
  return (
    <div className={shown && styles.notice} data-tone={isProblem ? 'error' : undefined}>
      <div role="status" aria-live="polite">
        {shown && <p key={shown.turn}>{shown.text}</p>}
      </div>
      {shown?.offer && (
        <button
          type="button"
          className={controls.second}
          onClick={() => {
            end();
            shown.offer?.act();
          }}
        >
          {shown.offer.label}
        </button>
      )}
      {shown?.places && <PlacesButton notice={shown} places={shown.places} end={end} />}
      {isProblem && (
        <button type="button" className={controls.tool} onClick={end}>
          {words.noticeRead}
        </button>
      )}
    </div>
  );
}

interface PlacesButtonProps {
  notice: NoticeState;
  places: readonly NamedPlace[];
  end(): void;
}

/** Leads to the places that a notice is about. */
function PlacesButton({ notice, places, end }: PlacesButtonProps) {
  const studio = useStudio();
  return (
    <button
      type="button"
      className={controls.second}
      onClick={() => {
        end();
        studio.usage.show(notice.text, places);
      }}
    >
      {words.uses.show}
    </button>
  );
}

/** A problem is shown until it was read, in each dialog. */
const isSaid = (notice: RegionProps['notice']) =>
  notice !== undefined && !notice.isProblem && performance.now() - notice.at > SAID_MS;
