import type { ValidationResult, Validator } from '../../../content/check/validate';
import type { SiteSources } from '../../../content/model/source';
import { formatReport } from '../../../content/report/format';
import { inSlices } from '../../system/async/in-slices';
import { wantsColor } from '../../system/wants-color';

/** In milliseconds: so long nothing else on this thread gets its turn. */
const SLICE = 5;

/**
 * Validates a site and prints what was found. Documents are checked in short slices, so that bundling and workers, which
 * answer through the same thread, go on meanwhile.
 *
 * @returns undefined when documents have errors
 */
export function validateSite(
  validator: Validator,
  sources: SiteSources,
  print: (text: string) => void,
): Promise<ValidationResult | undefined> {
  const validation = validateInSlices(validator, sources, print);
  // Who awaits the answer is told of the error, even where that is after the pages were made.
  validation.catch(() => {});
  return validation;
}

async function validateInSlices(
  validator: Validator,
  sources: SiteSources,
  print: (text: string) => void,
): Promise<ValidationResult | undefined> {
  const result = await inSlices(validator.validateInSteps(sources), SLICE);
  print(formatReport(result, sources, 'text', wantsColor()));
  return result.issues.some(({ severity }) => severity === 'error') ? undefined : result;
}
