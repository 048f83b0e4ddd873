/** The properties of a picture that name a file: the drawing for all windows, and the one for narrow windows. */
export const PICTURE_FILES = ['src', 'narrow'] as const;

/** Whether a property of this name is the file of a picture. */
export const isPictureFile = (name: unknown): boolean => name === 'src' || name === 'narrow';
