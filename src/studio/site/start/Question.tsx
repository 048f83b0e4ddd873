import { useId } from 'react';
import controls from '../../ui/look/controls.module.css';
import styles from './start.module.css';

interface QuestionProps {
  name: string;
  label: string;
  help: string;
  value: string;
  /** Why the answer cannot be taken. */
  problem: string | undefined;
  onChange(value: string): void;
  /** Whether it has a line of its own. */
  isWide?: boolean;
  /** The only answers that are possible. */
  options?: readonly { tag: string; name: string }[];
  /** Answers that are offered while somebody writes. */
  suggestions?: readonly string[];
}

/** A question of a new site with its field, and what is wrong with the answer. */
export function Question({
  name,
  label,
  help,
  value,
  problem,
  onChange,
  isWide,
  options,
  suggestions,
}: QuestionProps) {
  const id = useId();
  const field = {
    id,
    name,
    className: styles.input,
    value,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem !== undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.question} data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...field}>
          {options.map((option) => (
            <option key={option.tag} value={option.tag}>
              {option.name}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} autoComplete="off" list={suggestions && `${id}-list`} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      <p id={`${id}-help`} className={problem === undefined ? controls.quiet : styles.problem}>
        {problem ?? help}
      </p>
    </div>
  );
}
