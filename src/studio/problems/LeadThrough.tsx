import { useRef } from 'react';
import controls from '../ui/look/controls.module.css';
import { StudioIcon } from '../ui/look/icons';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { nextLeft, type PlaceLeft, type ShownLeft } from './next-left';

interface LeadThroughProps {
  /** In their order. */
  places: readonly PlaceLeft[];
  /** How many there are, in words. */
  label: string;
  help: string;
  /** The name of a button that leads back; left out, there is none. */
  before?: string;
}

/** A button that leads from one place to the next, first on the open page; none where there is no place. */
export function LeadThrough({ places, label, help, before }: LeadThroughProps) {
  const studio = useStudio();
  const page = useStudioState((state) => state.page);
  const last = useRef<ShownLeft>(undefined);
  const lead = (steps: 1 | -1) => {
    last.current = nextLeft(places, last.current, steps, page);
    if (last.current) void studio.problems.show(last.current);
  };

  if (places.length === 0) return null;
  const next = (
    <button type="button" className={controls.tool} title={help} onClick={() => lead(1)}>
      <StudioIcon name="pencil-simple" />
      {label}
    </button>
  );
  if (before === undefined) return next;
  return (
    <div>
      <button
        type="button"
        className={controls.tool}
        aria-label={before}
        title={before}
        onClick={() => lead(-1)}
      >
        <StudioIcon name="arrow-up" />
      </button>
      {next}
    </div>
  );
}
