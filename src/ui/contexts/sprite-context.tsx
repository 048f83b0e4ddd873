import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Where icons are drawn: addresses of files, or an empty text for the sprite inside the document. */
interface Sprites {
  /** Those that components choose. */
  site: string;
  /** Those that the document names. */
  document: string;
}

const SpritesContext = createContext<Sprites>({ site: '', document: '' });
const FirstViewContext = createContext(false);

/**
 * Says where the icons of its content are, in a built site.
 *
 * @param site the file of the site's own icons
 * @param page the file of a page's icons; left out, its content belongs to no page
 */
export function SpritesProvider({
  site = '',
  page = site,
  children,
}: {
  site: string | undefined;
  page?: string | undefined;
  children: ReactNode;
}) {
  const sprites = useMemo(() => ({ site, document: page }), [site, page]);
  return <SpritesContext value={sprites}>{children}</SpritesContext>;
}

/** Says whether its content is seen first, so that its icons must be there with the page. */
export const FirstViewProvider = FirstViewContext;

/** Where icons are drawn, and whether those of this place are in the page itself. */
export function useSprites(): Sprites & { isFirstView: boolean } {
  return { ...useContext(SpritesContext), isFirstView: useContext(FirstViewContext) };
}
