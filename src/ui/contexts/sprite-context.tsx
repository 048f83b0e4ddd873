import { createContext } from 'react';

/*
 * Where icons are drawn: addresses of files in a built site, and otherwise an empty text for the sprite inside the document.
 */

/** The file of the icons that components choose. */
export const UiSprite = createContext('');

/** The file of the icons that a document names. */
export const DocumentSprite = createContext('');

/** Whether what is inside is seen first, so that its icons must be there with the page, in the page itself. */
export const FirstView = createContext(false);
