import { createContext, type ReactNode, useContext } from 'react';
import type { Property } from '../../content/form/field';
import type { Operation } from '../../content/model/operation';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import type { FormProps } from './form-props';

/** What the control of a field is given. */
export interface FieldProps {
  property: Property;
  pointer: string;
  /** Undefined where the document has nothing there. */
  value: unknown;
  /** The issues of this place and of all inside it. */
  issues: readonly StudioIssue[];
  /** Of a pattern: the colour that it is woven on, which is chosen beside it. */
  color?: string;
  /** Of the name of a place: the heading beside it, which it is offered from. */
  heading?: string;
}

/** What all controls of a form share. It stays the same while somebody types. */
export interface FormTools
  extends Pick<
    FormProps,
    'schema' | 'choices' | 'findIcons' | 'addPicture' | 'chooseBlock' | 'showToken' | 'notify'
  > {
  change(operations: readonly Operation[], group?: string): void;
  /** Gives a property or an entry a value; undefined removes a property. Nothing happens where it has that value. */
  set(pointer: string, value: unknown, group?: string): void;
  /** The value at a pointer, as it is now. */
  valueAt(pointer: string): unknown;
  /** Says something to screen readers. */
  announce(text: string): void;
  /**
   * Puts the cursor into a field once it is there.
   *
   * @param waitsIn where the cursor stays until then; left out, it goes to the nearest field around it
   */
  focus(pointer: string, waitsIn?: Element): void;
  /** Shows a field; handed down so that a group need not import what shows groups. */
  renderField(props: FieldProps): ReactNode;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

/** @throws Error outside of a form */
export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error('A control stands outside of a form.');
  return tools;
}

/** What visitors see in the place of tokens, by their names, in the language of the document. */
export const TokensContext = createContext<Readonly<Record<string, string>>>({});

/** The field that is to get the cursor, and a number that grows with each request. */
export interface FocusRequest {
  pointer: string;
  turn: number;
  waitsIn?: Element;
}

export const FocusContext = createContext<FocusRequest | undefined>(undefined);
