import type { StudioIcon, StudioPicture } from '../../../content/model/protocols/studio-choices';
import type { StudioProblem } from '../../../content/model/protocols/studio-documents';
import { words } from '../../words';
import type { StudioContext } from '../context';

export type OfferSteps = ReturnType<typeof offerSteps>;

/** What a person looks for, or brings, while a field is filled. */
export function offerSteps({ store, server }: StudioContext) {
  return {
    /** Icons whose name fits a query. */
    findIcons: async (query: string): Promise<readonly StudioIcon[]> =>
      (await server.call('icons', { query })).icons,

    /** Puts a picture into the media folder; otherwise says why it cannot be there. */
    async addPicture(file: File): Promise<StudioPicture | StudioProblem> {
      try {
        const answer = await server.addPicture(file);
        if ('name' in answer) store.set({ choices: await server.call('choices', {}) });
        return answer;
      } catch {
        return { problem: words.server.gone };
      }
    },
  };
}
