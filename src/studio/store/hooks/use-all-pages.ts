import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { createAllPages } from '../pages/all-pages';
import { useStudioState } from './use-studio';

/** All who ask share one list. */
const allPages = createAllPages();

/** The pages on the disk, and those that are not saved yet; without those that are to be deleted. */
export const useAllPages = (): readonly StudioPage[] => useStudioState(allPages);
