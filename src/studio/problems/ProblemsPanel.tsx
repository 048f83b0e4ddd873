import { useRef } from 'react';
import type { StudioIssue } from '../../content/model/protocols/studio-protocol';
import { SidePanel } from '../ui/look/SidePanel';
import { StudioIcon } from '../ui/look/icons';
import { Mark } from '../ui/look/Mark';
import { toneOf } from '../form/field/is-left';
import controls from '../ui/look/controls.module.css';
import { useStudio } from '../store/hooks/use-studio';
import { words } from '../words';
import styles from './problems.module.css';
import { useProblems } from './use-problems';

const ID = 'problems';

export function openProblems(): void {
  const panel = document.getElementById(ID);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}

/** What is wrong, on this page and elsewhere, in the words of `npm run validate`. */
export function ProblemsPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { here, elsewhere, hidden } = useProblems();
  const close = () => dialog.current?.close();
  return (
    <SidePanel ref={dialog} id={ID} title={words.problems.title} close={words.problems.close}>
      {here.length + elsewhere.length === 0 ? (
        <p className={styles.none}>{words.problems.none}</p>
      ) : (
        <>
          <List title={words.problems.here} issues={here} close={close} />
          {elsewhere.length > 0 && <List title={words.problems.elsewhere} issues={elsewhere} close={close} />}
        </>
      )}
      {hidden > 0 && <p className={styles.none}>{words.problems.hidden(hidden)}</p>}
    </SidePanel>
  );
}

interface ListProps {
  title: string;
  issues: readonly StudioIssue[];
  close: () => void;
}

function List({ title, issues, close }: ListProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {issues.length === 0 ? (
        <p className={styles.none}>{words.problems.noneHere}</p>
      ) : (
        <ul>
          {issues.map((issue) => (
            <Problem key={`${issue.path} ${issue.pointer} ${issue.code}`} issue={issue} close={close} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Problem({ issue, close }: { issue: StudioIssue; close: () => void }) {
  const studio = useStudio();
  const lead = () => {
    close();
    void studio.problems.show(issue);
  };
  return (
    <li className={styles.problem}>
      <p className={styles.kind}>
        <Mark tone={toneOf(issue)}>{words.tones[toneOf(issue)]}</Mark>
        <span className={controls.quiet}>{issue.place}</span>
      </p>
      <p className={styles.what}>{issue.what}</p>
      <p>{issue.why}</p>
      <p>{issue.fix}</p>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.second}
          aria-label={words.problems.showNamed(issue.what)}
          onClick={lead}
        >
          {words.problems.show}
        </button>
        {issue.fixes.map((fix) => (
          <button
            key={fix.title}
            type="button"
            className={controls.second}
            onClick={() => {
              close();
              void studio.problems.fix(issue, fix);
            }}
          >
            <StudioIcon name="wrench" size={18} />
            {fix.title}
          </button>
        ))}
        <a
          className={controls.link}
          href={issue.guide}
          target="_blank"
          rel="noreferrer"
          aria-label={words.problems.moreNamed(issue.what)}
        >
          {words.problems.more}
        </a>
      </div>
    </li>
  );
}
