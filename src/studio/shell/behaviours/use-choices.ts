import { useMemo } from 'react';
import { folderAt } from '../../../content/model/languages/languages';
import type { StudioChoices } from '../../../content/model/protocols/studio-choices';
import { useStudioState } from '../../store/hooks/use-studio';

/**
 * What can be chosen in forms: links to pages in the language of a document come first.
 *
 * @param path of the document
 */
export function useChoices(path: string): StudioChoices {
  const choices = useStudioState((state) => state.choices);
  const folders = choices.languages.map(({ folder }) => folder).filter((folder) => folder !== '');
  const own = folderAt(`/${path}`, folders);
  const known = folders.join('\n');
  return useMemo(() => {
    if (known === '') return choices;
    const among = known.split('\n');
    const isOwn = ({ route }: { route: string }) => folderAt(route, among) === own;
    const { pages } = choices;
    return { ...choices, pages: [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))] };
  }, [choices, known, own]);
}
