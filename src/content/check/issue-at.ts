import type { Node } from 'jsonc-parser';
import type { OpenDocument } from '../documents/document/open-document';
import type { Finding, RuleFinding } from '../model/issues/finding';
import type { IssueCode } from '../rules/lists/all-messages';
import type { Issue } from '../rules/lists/issue';
import { type Located, locate, type Span } from '../json/locate';
import { propertiesOf } from '../json/parse';
import type { SiteFinding } from '../rules/rule';

/** Adds the place in the file to a finding. */
export function issueAt(
  { source, tree, text, lines }: Pick<OpenDocument, 'source' | 'tree' | 'text' | 'lines'>,
  finding: Finding<IssueCode>,
): Issue {
  const { code, severity = 'error', pointer, args = {} } = finding;
  const span = finding.highlight === 'file' ? undefined : (finding.span ?? spanOf(tree, finding));
  if (!span) return { code, severity, file: source.file, pointer, line: 1, column: 1, length: 0, args };
  const { line, column } = lines.positionAt(span.offset);
  const rest = lines.textOf(line).length - (column - 1);
  const wanted = Math.min(span.length, text.length - span.offset + 1);
  const length = span.length === 0 ? 0 : Math.max(1, Math.min(wanted, rest));
  return { code, severity, file: source.file, pointer, line, column, length, args };
}

/** An issue about a file that is not a document. */
export function issueOfSite(dir: string, { code, path, args }: SiteFinding<IssueCode>): Issue {
  const file = [dir, path].filter(Boolean).join('/') || '.';
  return {
    code,
    severity: 'error',
    file,
    pointer: '',
    line: 1,
    column: 1,
    length: 0,
    args: { dir: dir || '.', ...args },
  };
}

function spanOf(tree: Node | undefined, { pointer, highlight = 'value' }: RuleFinding): Span | undefined {
  const place = tree && locate(tree, pointer);
  if (!place) return undefined;
  if (highlight === 'key') return place.key ?? place.value;
  return highlight === 'object' ? nameOf(place) : place.value;
}

/** The part of an object to highlight: its type, the picture's file, its key, or the opening bracket. */
function nameOf({ key, value }: Located): Span {
  const properties = propertiesOf(value);
  const identifying = ['type', 'src'].flatMap((name) =>
    properties.filter((property) => property.key.value === name),
  );
  return identifying[0]?.value ?? key ?? { offset: value.offset, length: 1 };
}
