import type { SiteDocument } from '../../../generated/documents';
import type { AllLabels } from './all-labels';
import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';
import { hi } from './hi';
import { or } from './or';
import { pt } from './pt';
import { sw } from './sw';

/** By the language's code in ISO 639: labels for a site that gives none of its own. They name no token: a site may have any. */
export const DEFAULT_LABELS: Readonly<Record<string, AllLabels>> = { ar, en, fr, hi, or, pt, sw };

/** The names of all labels. */
export const LABEL_NAMES: readonly string[] = Object.keys(en);

/**
 * The labels in a language.
 *
 * @param tag a language tag (BCP 47) such as `fr-BJ`
 * @returns undefined where there are none
 */
export function defaultLabels(tag: string): AllLabels | undefined {
  const language = languageOf(tag);
  return Object.hasOwn(DEFAULT_LABELS, language) ? DEFAULT_LABELS[language] : undefined;
}

/** Of the tags that were asked for: a build asks for each page. */
const languages = new Map<string, string>();

/** The code of a tag's language, the shorter one of two: `en` of `en-IN` and of `eng`. */
export function languageOf(tag: string): string {
  const language = languages.get(tag) ?? new Intl.Locale(tag.split('-')[0] ?? tag).language;
  languages.set(tag, language);
  return language;
}

/** A site's own labels, with those of its language for the rest; that there are some was checked (rule `missing-label`). */
export function labelsOf({ language, labels }: Pick<SiteDocument, 'language' | 'labels'>): AllLabels {
  return { ...(defaultLabels(language) ?? en), ...labels };
}
