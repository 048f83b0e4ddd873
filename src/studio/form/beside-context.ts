import { createContext, useContext } from 'react';

/** The same document in another language, beside the fields of the open one. */
export interface Beside {
  language: { tag: string; name: string };
  /** By JSON pointers of the open document. */
  texts: Readonly<Record<string, BesideText>>;
  /** A text is right as it is, though it is the same in both languages. */
  letStay(text: string): void;
}

/** A text in another language. */
interface BesideText {
  text: string;
  /** Whether the open document still has the same words. */
  isUntranslated: boolean;
}

/** What stands beside one field. */
export interface BesideHere extends Beside {
  here: BesideText;
}

export const BesideContext = createContext<Beside | undefined>(undefined);

/** What stands beside a field; undefined where nothing does. */
export function useBesideText(pointer: string): BesideHere | undefined {
  const beside = useContext(BesideContext);
  const here = beside?.texts[pointer];
  return beside && here && { ...beside, here };
}
