import type { Studio } from '../../store/studio';

/** What the parts of the editor work with. */
export interface EditorTools {
  studio: Studio;
  path: string;
  /** The id of the element that says which keys there are. */
  describedBy: string;
  /** Whether the text is no JSON at the moment. */
  isUnfinished(): boolean;
}
