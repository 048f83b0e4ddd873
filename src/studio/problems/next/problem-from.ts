import { formOrderIn } from '../../../content/form/form-order';
import { formSchema } from '../../../content/form/form-schema';
import { parentOf } from '../../../content/json/locate';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { documentKind } from '../../../content/model/source';
import { isLeft, toneOf } from '../../form/field/is-left';
import type { StudioState } from '../../store/state';
import { type FoundProblem, nextProblem } from './next-problem';
import { isLeftOut, problemsIn } from '../use-problems';

/** The parts of the state that the next problem follows from. */
type Sources = Pick<StudioState, 'page' | 'pages' | 'issues' | 'siteIssues' | 'session' | 'material'>;

/**
 * The problem, or what is left to write, that comes next from a place of the open page. Errors and what is left elsewhere on the page
 * come before other pages: what was skipped is come back to.
 *
 * @param steps 1 for the next one, -1 for the one before
 */
export function problemFrom(
  state: Sources,
  pointer: string,
  steps: 1 | -1,
): FoundProblem<StudioIssue> | undefined {
  const { page = '', pages, session, material } = state;
  const { here, elsewhere } = problemsIn(state);
  const document = session.documents.get(page)?.value;
  const schema = material && formSchema(material.schemas, documentKind(page));
  const orderAt = schema && formOrderIn(schema, document);
  const order = { paths: pages.map(({ path }) => path), document, orderAt };
  const next = (problems: readonly StudioIssue[]) =>
    nextProblem(problems, { path: page, pointer }, steps, order, toneOf);
  const found = next([...here, ...elsewhere.filter((issue) => !isLeftOut(issue))]);
  if (!found || found.problem.path === page) return found;
  const skipped = next(here.filter((issue) => isLeft(issue) || issue.severity === 'error'));
  return skipped && skipped.problem.pointer !== pointer ? skipped : found;
}

/** The pointer of the field that has the cursor, or of what is selected. */
export function placeOfPerson({ property, pointer }: StudioState['selection']): string {
  const field = document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
  if (field === undefined) return property ?? pointer;
  return property !== undefined && isShownBy(field, property) ? property : field;
}

/** Whether a field stands for a part of it that has no field of its own, as a picture does for its file. */
function isShownBy(field: string, part: string): boolean {
  return parentOf(part) === field && !document.querySelector(`[data-pointer="${CSS.escape(part)}"]`);
}
