import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { words } from '../../words';
import { useForm } from '../form-context';
import { Mark } from '../../ui/look/Mark';
import { isLeft, toneOf } from './is-left';
import styles from './field.module.css';

interface IssuesProps {
  issues: readonly StudioIssue[];
  id?: string;
  /** The field that has the cursor after a fix. */
  pointer: string;
}

/**
 * Issues in the words of validate, each with its fixes as buttons. Of what is left to write it is enough to say what to do.
 */
export function Issues({ issues, id, pointer }: IssuesProps) {
  const { change, focus } = useForm();
  if (issues.length === 0) return null;
  return (
    <ul className={styles.issues} id={id}>
      {issues.map((issue) => (
        <li
          key={`${issue.pointer} ${issue.code} ${issue.what}`}
          className={styles.issue}
          data-tone={toneOf(issue)}
        >
          <p>
            <Mark tone={toneOf(issue)}>
              <span className="visually-hidden">{words.tones[toneOf(issue)]}: </span>
            </Mark>
            {isLeft(issue) ? issue.fix : `${issue.what} ${issue.why}`}
          </p>
          {!isLeft(issue) && issue.fix && <p>{words.form.fix(issue.fix)}</p>}
          {issue.more !== undefined && <p>{issue.more}</p>}
          {issue.fixes.map(({ title, operations }) => (
            <button
              key={words.form.fixTitle(title)}
              type="button"
              className={styles.fix}
              onClick={() => {
                change(operations);
                focus(pointer);
              }}
            >
              {words.form.fixTitle(title)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
