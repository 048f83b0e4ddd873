import type { Finding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import type { SiteIndex } from '../../documents/site/site-index';

/** What the site document makes of a finding's rule: another level, or silence. What is raised is an error all the same; whoever is lenient hears none. */
export function withLevel<Code extends string>(
  finding: Finding<Code>,
  { choices, lenient, raised }: SiteIndex,
): Finding<Code>[] {
  if (raised.has(finding.code) && !finding.keepsSeverity) return [{ ...finding, severity: 'error' }];
  const choice = Object.hasOwn(choices, finding.code) ? choices[finding.code] : undefined;
  const level = isRecord(choice) ? choice.level : undefined;
  if (level === 'off') return [];
  if (finding.keepsSeverity) return [finding];
  if (lenient.has(finding.code)) return [{ ...finding, severity: 'warning' }];
  return level === 'error' || level === 'warning' ? [{ ...finding, severity: level }] : [finding];
}

/** Whether the site document makes an error of what is none by itself. */
export function isRaised({ choices }: SiteIndex): boolean {
  return Object.values(choices).some((choice) => isRecord(choice) && choice.level === 'error');
}
