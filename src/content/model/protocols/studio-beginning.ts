import type { Color } from '../../../generated/documents';
import type { ThemeValue } from '../pages/page-data';
import type { NewSiteQuestion } from './new-site';
import type { StudioProblem } from './studio-documents';

/** What a site begins with, where there is none yet. */
export interface StudioBeginning {
  /** The folder that it will be in, as the person knows it. */
  dir: string;
  /** Why no site can begin there, in words. */
  problem?: string;
  languages: readonly { tag: string; name: string }[];
  /** By their names in English. */
  countries: readonly string[];
  palettes: readonly PaletteOffer[];
  fonts: readonly FontsOffer[];
  /** Style rules in which the fonts are defined. */
  fontRules: string;
  /** Of every page, whatever its palette: CSS values. */
  paper: readonly ThemeValue[];
}

/** A palette that a site can have. */
export interface PaletteOffer {
  name: string;
  about: string;
  values: readonly ThemeValue[];
  /** The panels of a site that begins with it. */
  panel: Color;
}

/** A pair of fonts that a site can have: values of `font-family`. */
export interface FontsOffer {
  name: string;
  about: string;
  display: string;
  text: string;
}

/** The site is made; or what is wrong with which answer, or why it could not be made. */
export type NewSiteAnswer =
  | { isMade: true }
  | { problems: Partial<Record<NewSiteQuestion, string>> }
  | StudioProblem;
