import { type ReactNode, useContext, useId } from 'react';
import { tokensIn } from '../../../content/model/pages/tokens';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { words } from '../../words';
import { type FieldProps, TokensContext, useForm } from '../form-context';
import { useBesideText } from '../beside-context';
import { BesideField } from './BesideField';
import { HelpButton, HelpText, useHelp } from './Help';
import { isLeft } from './is-left';
import { Issues } from './Issues';
import styles from './field.module.css';

/** What a control sets on its element, so that it is named, described and known to be wrong. Its label has the same id with `-label`. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-keyshortcuts': string | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'property' | 'pointer'> {
  /** Those that are shown here. */
  issues: readonly StudioIssue[];
  /** Shown at the end of the label's line while the cursor is in the field, and read with it. */
  note?: ReactNode;
  /** Whether the note is shown all the time. */
  isNear?: boolean;
  /** Whether the note says that something is wrong. */
  isWrong?: boolean;
  /** What stands in the field. What visitors see in the place of its tokens is said below it. */
  text?: string;
  /** Whether nothing stands in the field yet. */
  isEmpty?: boolean;
  children(attributes: ControlAttributes): ReactNode;
}

/** A field with its label above it, and its help and issues. */
export function FieldFrame({
  property,
  pointer,
  issues,
  note,
  isNear,
  isWrong,
  isEmpty,
  text = '',
  children,
}: FieldFrameProps) {
  const id = useId();
  const seen = useTokensIn(text);
  const { showToken } = useForm();
  const help = useHelp(property.help);
  const beside = useBesideText(pointer);
  const ids = [
    property.help && `${id}-help`,
    note && `${id}-note`,
    seen.length > 0 && `${id}-tokens`,
    beside && `${id}-beside`,
    issues.length > 0 && `${id}-issues`,
  ];
  const described = ids.filter(Boolean).join(' ') || undefined;
  const hasError = issues.some((issue) => issue.severity === 'error' && !isLeft(issue));
  return (
    <div className={styles.field} data-pointer={pointer} {...help.place}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id} id={`${id}-label`}>
          {property.label}
        </label>
        <HelpButton help={help} label={property.label} controls={`${id}-help`} isOfField />
        {property.isRequired && isEmpty && <span className={styles.required}>{words.form.required}</span>}
        {note && (
          <span className={isNear ? styles.note : styles.quietNote} id={`${id}-note`} data-wrong={isWrong}>
            {note}
          </span>
        )}
      </div>
      <HelpText help={help} id={`${id}-help`} />
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': hasError || undefined,
        'aria-required': property.isRequired || undefined,
        'aria-keyshortcuts': help.keys,
      })}
      {seen.length > 0 && (
        <p className={styles.tokens} id={`${id}-tokens`}>
          {words.form.visitorsSee(seen)}
        </p>
      )}
      {showToken &&
        seen.map(({ token }) => (
          <button key={token} type="button" className={styles.offer} onClick={() => showToken(token)}>
            {words.form.changeToken(token)}
          </button>
        ))}
      {beside && <BesideField beside={beside} id={`${id}-beside`} label={property.label} pointer={pointer} />}
      <Issues issues={issues} id={`${id}-issues`} pointer={pointer} />
    </div>
  );
}

/** The tokens of a text, each once, with what visitors see. */
function useTokensIn(text: string): readonly { token: string; value: string }[] {
  const values = useContext(TokensContext);
  if (!text.includes('{')) return [];
  return [...new Set(tokensIn(text))].flatMap((token) => {
    const value = Object.hasOwn(values, token) ? values[token] : undefined;
    return value ? [{ token, value }] : [];
  });
}

/** In characters: with fewer left, their number is shown all the time. */
const NEAR = 10;

/** The note of a text with a limit: how many characters may still be written. */
export function limitNote(
  text: string,
  most: number | undefined,
): Pick<FieldFrameProps, 'text' | 'note' | 'isNear' | 'isWrong' | 'isEmpty'> {
  const isEmpty = text === '';
  if (most === undefined) return { text, isEmpty };
  const left = most - Array.from(text).length;
  return {
    text,
    note: left < 0 ? words.form.over(-left) : words.form.left(left),
    isNear: left < NEAR,
    isWrong: left < 0,
    isEmpty,
  };
}
