import { STUDIO } from '../../../content/model/protocols/studio-protocol';

/**
 * The studio, where this page is in its frame.
 *
 * @returns undefined for a page in a tab of its own, and in the frame of anything else
 */
export function studioAround(): Window | undefined {
  const { parent } = window;
  if (parent === window) return undefined;
  try {
    return parent.location.origin === location.origin && parent.location.pathname === STUDIO
      ? parent
      : undefined;
  } catch {
    // A page of another site hides its address.
    return undefined;
  }
}
