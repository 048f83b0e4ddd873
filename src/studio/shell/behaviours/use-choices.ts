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
  return useMemo(
    () => ({
      ...choices,
      pages: inOrder(choices.pages, own, known.split('\n')),
      pictures: own === '' ? choices.pictures : describedIn(choices.pictures, own),
    }),
    [choices, known, own],
  );
}

/** First the home page of a language, then its other pages, then all others. */
function inOrder(pages: StudioChoices['pages'], own: string, folders: readonly string[]) {
  const isHome = ({ route }: { route: string }) => route === homeIn(own);
  const isOwn = ({ route }: { route: string }) => folderAt(route, folders) === own;
  const others = pages.filter((page) => !isHome(page));
  return [...pages.filter(isHome), ...others.filter(isOwn), ...others.filter((page) => !isOwn(page))];
}

const describedIn = (pictures: StudioChoices['pictures'], folder: string) =>
  pictures.map((picture) => {
    const { alt, altIn } = picture;
    return { ...picture, alt: altIn[folder] ?? '', altIn: { '': alt, ...altIn } };
  });
