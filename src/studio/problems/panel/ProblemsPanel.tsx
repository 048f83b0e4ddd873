import { useRef } from 'react';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { SidePanel } from '../../ui/look/SidePanel';
import { StudioIcon } from '../../ui/look/icons';
import { Mark } from '../../ui/look/Mark';
import { toneOf } from '../../form/field/is-left';
import controls from '../../ui/look/controls.module.css';
import { usePageName } from '../../store/hooks/use-page-name';
import { usePlaceName } from '../../store/hooks/use-place-name';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './problems.module.css';
import { useProblemGroups } from '../use-problems';

const { problems } = words;

const ID = 'problems';

/** Shows the list of problems. */
export function openProblems(): void {
  const panel = document.getElementById(ID);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}

/** What is wrong, in the words of `npm run validate`: what concerns the person now comes first. */
export function ProblemsPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { here, blocking, fresh, before, hidden } = useProblemGroups();
  const names = { nameOf: usePageName(), placeOf: usePlaceName() };
  const close = () => dialog.current?.close();
  return (
    <SidePanel ref={dialog} id={ID} title={problems.title} close={problems.close}>
      {here.length + blocking.length + fresh.length + before.length === 0 ? (
        <p className={styles.none}>{problems.none}</p>
      ) : (
        <>
          <p className={styles.help}>{problems.help}</p>
          <p className={controls.quiet}>{problems.keys}</p>
          <List title={problems.here} issues={here} {...names} close={close} />
          {blocking.length > 0 && (
            <List title={problems.blocking} issues={blocking} {...names} close={close} />
          )}
          {fresh.length > 0 && <List title={problems.fresh} issues={fresh} {...names} close={close} />}
          {before.length > 0 && (
            <details className={styles.before}>
              <summary>{problems.before(before.length)}</summary>
              <Problems issues={before} {...names} close={close} />
            </details>
          )}
        </>
      )}
      {hidden > 0 && <p className={styles.none}>{problems.hidden(hidden)}</p>}
    </SidePanel>
  );
}

interface ListProps {
  title: string;
  issues: readonly StudioIssue[];
  /** The name of a document by its path. */
  nameOf: (path: string) => string;
  /** A place of a document in words. */
  placeOf: (path: string, pointer: string) => string;
  close: () => void;
}

function List({ title, issues, ...shared }: ListProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {issues.length === 0 ? (
        <p className={styles.none}>{problems.noneHere}</p>
      ) : (
        <Problems issues={issues} {...shared} />
      )}
    </section>
  );
}

function Problems({ issues, ...shared }: Omit<ListProps, 'title'>) {
  return (
    <ul>
      {issues.map((issue) => (
        <Problem key={`${issue.path} ${issue.pointer} ${issue.code}`} issue={issue} {...shared} />
      ))}
    </ul>
  );
}

interface ProblemProps extends Pick<ListProps, 'nameOf' | 'placeOf' | 'close'> {
  issue: StudioIssue;
}

function Problem({ issue, nameOf, placeOf, close }: ProblemProps) {
  const studio = useStudio();
  const page = nameOf(issue.path);
  const place = placeOf(issue.path, issue.pointer);
  const named = (action: string) => words.named(action, problems.at(issue.what, page, place));
  const lead = () => {
    close();
    void studio.problems.show(issue);
  };
  return (
    <li className={styles.problem}>
      <p className={styles.kind}>
        <Mark tone={toneOf(issue)}>{words.tones[toneOf(issue)]}</Mark>
        <span className={controls.quiet} title={issue.place}>
          {page}: {place}
        </span>
      </p>
      <p className={styles.what}>{issue.what}</p>
      <p>{issue.why}</p>
      <p>{issue.fix}</p>
      {issue.more !== undefined && <p>{issue.more}</p>}
      <div className={controls.row}>
        <button type="button" className={controls.second} aria-label={named(problems.show)} onClick={lead}>
          {problems.show}
        </button>
        {issue.fixes.map((fix) => {
          const title = words.form.fixTitle(fix.title);
          return (
            <button
              key={title}
              type="button"
              className={controls.second}
              aria-label={named(title)}
              onClick={() => {
                close();
                void studio.problems.fix(issue, fix);
              }}
            >
              <StudioIcon name="wrench" size={18} />
              {title}
            </button>
          );
        })}
        <a
          className={controls.link}
          href={issue.guide}
          target="_blank"
          rel="noreferrer"
          aria-label={named(problems.more)}
        >
          {problems.more}
        </a>
      </div>
    </li>
  );
}
