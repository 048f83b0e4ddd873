import type { Issue } from '../../rules/lists/issue';
import { entryOf } from '../words/guide';
import { messageOf, remediesOf } from '../words/words-for';
import { type IssueCode, messageWithCode } from '../../rules/lists/all-messages';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** A symbol for the folder that was checked out, wherever it is (SARIF 2.1.0, section 3.4.4). */
const ROOT = '%SRCROOT%';

/** Half a character, which no address can have. */
const LONE = /\p{Cs}/gu;

/**
 * Issues as a SARIF log, which code hosts and editors show beside the lines that they are about
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
 *
 * @param guide the address of the page that explains each message; absolute (section 3.49.12)
 */
export function formatSarif(issues: readonly Issue[], guide?: string): string {
  const codes = [...new Set(issues.map(({ code }) => code))].sort();
  const places = new Map(codes.map((code, index) => [code, index]));
  const run = {
    tool: {
      driver: { name: 'pagewright', informationUri: guide, rules: codes.map((code) => ruleOf(code, guide)) },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true }],
    results: issues.map((issue) => resultOf(issue, places.get(issue.code))),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function ruleOf(code: IssueCode, guide: string | undefined) {
  const text = plainMessage(messageWithCode(code).meaning);
  const helpUri = guide === undefined ? undefined : entryOf(code, guide);
  return { id: code, shortDescription: { text }, fullDescription: { text }, help: { text }, helpUri };
}

function resultOf(issue: Issue, ruleIndex: number | undefined) {
  const { code, severity, pointer } = issue;
  const text = plainMessage([messageOf(issue), ...remediesOf(issue)].join(' '));
  const physicalLocation = { artifactLocation: artifactAt(issue.file), region: regionOf(issue) };
  const logicalLocations = pointer === '' ? undefined : [{ fullyQualifiedName: pointer }];
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text },
    locations: [{ physicalLocation, logicalLocations }],
  };
}

/** A file outside has an absolute address; every other is relative to the root. */
function artifactAt(file: string) {
  const uri = file.replace(LONE, '\ufffd').split('/').map(encodeURIComponent).join('/');
  if (file.startsWith('/')) return { uri: `file://${uri}` };
  const isOnDrive = /^[a-z]:\//i.test(file);
  return isOnDrive ? { uri: `file:///${uri.replace('%3A', ':')}` } : { uri, uriBaseId: ROOT };
}

function regionOf({ line, column, length }: Issue) {
  return length === 0
    ? { startLine: line }
    : { startLine: line, startColumn: column, endColumn: column + length };
}

/** Escapes braces and links, which have a meaning in messages (sections 3.11.5 and 3.11.6). */
function plainMessage(text: string): string {
  return text.replace(/[{}]/g, '$&$&').replace(/\[(?=[^[\]]*\]\()/g, '\\[');
}
