import { useMemo } from 'react';
import { folderAt, homeIn } from '../../../content/model/languages/languages';
import type { StudioChoices } from '../../../content/model/protocols/studio-choices';
import { useSettled } from '../../store/hooks/use-settled-document';
import { useStudioState } from '../../store/hooks/use-studio';
import { createLinkablePages } from '../../store/pages/linkable-pages';

const linkablePages = createLinkablePages();

/**
 * What can be chosen in forms: links to pages in the language of a document come first, its home page before all; pages that are not
 * saved yet are among them. Pictures have the description that they have in this language.
 *
 * @param path of the document
 */
export function useChoices(path: string): StudioChoices {
  const onDisk = useStudioState((state) => state.choices);
  const pages = useSettled(useStudioState(linkablePages));
  const choices = useMemo(() => (onDisk.pages === pages ? onDisk : { ...onDisk, pages }), [onDisk, pages]);
  const folders = choices.languages.map(({ folder }) => folder).filter((folder) => folder !== '');
  const own = folderAt(`/${path}`, folders);
  const known = folders.join('\n');
  return useMemo(() => {
    const among = known.split('\n');
    const rank = ({ route }: { route: string }) => {
      if (route === homeIn(own)) return 0;
      return folderAt(route, among) === own ? 1 : 2;
    };
    return {
      ...choices,
      pages: choices.pages.toSorted((one, other) => rank(one) - rank(other)),
      pictures: own === '' ? choices.pictures : describedIn(choices.pictures, own),
    };
  }, [choices, known, own]);
}

const describedIn = (pictures: StudioChoices['pictures'], folder: string) =>
  pictures.map((picture) => {
    const { alt, altIn } = picture;
    return { ...picture, alt: altIn[folder] ?? '', altIn: { '': alt, ...altIn } };
  });
