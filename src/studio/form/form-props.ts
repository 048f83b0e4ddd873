import type { FormSchema } from '../../content/form/form-schema';
import type { Operation } from '../../content/model/operation';
import type { StudioChoices, StudioIcon, StudioPicture } from '../../content/model/protocols/studio-choices';
import type { StudioProblem } from '../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import type { Beside } from './beside-context';

/** What a form needs; `<Form>` is in `Form.tsx`. */
export interface FormProps {
  /** Made once by `formSchema(schemas, kind)` of `content/form/form-schema`. */
  schema: FormSchema;
  /** The whole document, parsed. Parts that have not changed may be other objects: they are compared by their values. */
  document: unknown;
  /**
   * What the form is of: a block (`/blocks/3`), a property of the site document (`/contact`), or the document (an empty text). Another
   * one with the same `key` is the same part, which has moved.
   */
  pointer: string;
  /** Properties that the form leaves out, by their pointers: `/blocks`, where the outline has them. */
  omit?: readonly string[];
  /** The same document in another language, whose texts are shown below those of this one. */
  beside?: Beside;
  /** The issues of the document; those at other places of it are left out by the form. */
  issues: readonly StudioIssue[];
  choices: StudioChoices;
  /** What visitors see in the place of tokens, by their names, in the language of the document. */
  tokens?: Readonly<Record<string, string>>;
  /** Leads to where the value of a token is changed, for all places that have it. */
  showToken?(name: string): void;
  /**
   * What the editor has done, as operations one after the other; to be applied together or not at all.
   *
   * @param group the same for keystrokes that are undone in one step
   */
  onChange(operations: readonly Operation[], group?: string): void;
  /** The field that gets the cursor; a card that it is in is opened. */
  focusPointer?: string;
  /** Another number gives the field the cursor once more; with the same one it stays where it is. */
  focusTurn?: number;
  /** The icons that are found under words, drawn; without words some to begin with. */
  findIcons(query: string): Promise<readonly StudioIcon[]>;
  /** Puts a picture into `media/`. */
  addPicture(file: File): Promise<StudioPicture | StudioProblem>;
  /** Says something that can be seen, too. */
  notify(text: string): void;
  /**
   * Lets the editor choose a new block from drawn examples. Left out, the form shows a plain list.
   *
   * @param types those that may be chosen
   * @returns undefined where none was chosen
   */
  chooseBlock?(types: readonly string[]): Promise<unknown>;
}
