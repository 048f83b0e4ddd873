import { useRef } from 'react';
import type { StudioIssue } from '../../content/model/studio-protocol';
import controls from '../look/controls.module.css';
import { StudioIcon } from '../look/icons';
import { useStudio } from '../store/use-studio';

type Place = Pick<StudioIssue, 'path' | 'pointer'>;

interface LeadThroughProps {
  /** In their order. */
  places: readonly Place[];
  /** How many there are, in words. */
  label: string;
  help: string;
}

/** A button that leads from one place to the next; none where there is no place. */
export function LeadThrough({ places, label, help }: LeadThroughProps) {
  const studio = useStudio();
  const last = useRef<{ place: Place; index: number }>(undefined);
  if (places.length === 0) return null;
  const lead = () => {
    const { place: from, index: before = -1 } = last.current ?? {};
    const at = places.findIndex(({ path, pointer }) => path === from?.path && pointer === from.pointer);
    // A place that was dealt with is not in the list any more: the next one has taken its turn.
    const index = (at >= 0 ? at + 1 : Math.max(0, before)) % places.length;
    const place = places[index];
    if (!place) return;
    last.current = { place, index };
    void studio.show(place);
  };
  return (
    <button type="button" className={controls.tool} title={help} onClick={lead}>
      <StudioIcon name="pencil-simple" />
      {label}
    </button>
  );
}
