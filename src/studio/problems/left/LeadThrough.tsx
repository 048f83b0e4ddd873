import { useRef } from 'react';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { nextLeft, type PlaceLeft, type ShownLeft } from './next-left';

interface LeadThroughProps {
  /** In their order. */
  places: readonly PlaceLeft[];
  /** How many there are, in words. */
  label: string;
  help: string;
}

/** A button that leads from one place to the next, first on the open page; none where there is no place. */
export function LeadThrough({ places, label, help }: LeadThroughProps) {
  const studio = useStudio();
  const page = useStudioState((state) => state.page);
  const last = useRef<ShownLeft>(undefined);
  const lead = () => {
    last.current = nextLeft(places, last.current, page);
    if (last.current) void studio.problems.show(last.current);
  };

  if (places.length === 0) return null;
  return (
    <button type="button" className={controls.tool} title={help} onClick={lead}>
      <StudioIcon name="pencil-simple" />
      {label}
    </button>
  );
}
