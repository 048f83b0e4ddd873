import { useCallback, useEffect, useState } from 'react';
import type { StudioChanges } from '../../../content/model/protocols/studio-versions';
import { changedDocuments } from '../../store/documents/session';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';

/** Milliseconds after which the server is asked: at first it has a page to show. */
const PAUSE_MS = 800;

interface KnownChanges {
  /** As last answered. */
  found: StudioChanges | undefined;
  /** Whether there is something to hand over, saved or not, or handed over and not sent yet; and whether some of it is not saved. */
  hasSome: boolean;
  isUnsaved: boolean;
  /** Forgets the last answer, and asks anew. */
  begin(): void;
  /** Asks anew. */
  renew(): Promise<void>;
}

/** What has changed since the last commit. It is asked for at the start, and whenever everything is saved. */
export function useChanges(): KnownChanges {
  const studio = useStudio();
  const isUnsaved = useStudioState(({ session }) => changedDocuments(session).length > 0);
  const isConnected = useStudioState((state) => state.isConnected);
  const isSaving = useStudioState((state) => state.isSaving);
  const [found, setFound] = useState<StudioChanges>();
  const [hasSaved, setHasSaved] = useState(false);
  const renew = useCallback(async () => {
    const answer = await studio.repository.changes();
    setFound(answer);
    setHasSaved(isSome(answer));
  }, [studio]);
  useEffect(() => {
    if (isUnsaved || isSaving || !isConnected) return;
    const timer = setTimeout(() => void renew(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [renew, isUnsaved, isSaving, isConnected]);
  const begin = () => {
    setFound(undefined);
    void renew();
  };
  return { found, hasSome: isUnsaved || hasSaved, isUnsaved, begin, renew };
}

function isSome(answer: StudioChanges): boolean {
  if ('problem' in answer) return false;
  const { documents, pictures, unsent } = answer;
  return documents.length + Object.values(pictures).flat().length + unsent.length > 0;
}
