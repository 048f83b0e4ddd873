import { pointerTo } from '../../../content/json/locate';
import { partOf } from '../../../content/json/value-at';
import { folderAt } from '../../../content/model/languages/languages';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { SITE_PATH } from '../../../content/model/source';
import { isRecord } from '../../../content/util/is-record';
import type { StudioState } from '../state';

type Tokens = Readonly<Record<string, unknown>>;
type Known = Pick<StudioState, 'choices' | 'session'>;

/** Where the value is written that a document has for a token: in the site document of its language, or of all. */
export function placeOfToken(
  path: string,
  token: string,
  state: Known,
): Pick<StudioIssue, 'path' | 'pointer'> {
  const { local, localPath } = tokensOf(path, state);
  return { path: Object.hasOwn(local, token) ? localPath : SITE_PATH, pointer: pointerTo('/tokens', token) };
}

/** What visitors see in the place of tokens, as the person has them now, in the language of a document. */
export function tokensFor(path: string, state: Known): Readonly<Record<string, string>> {
  const { main, local } = tokensOf(path, state);
  const written = Object.entries({ ...main, ...local });
  return Object.fromEntries(
    written.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The tokens of all languages, and those that the language of a document has instead. */
function tokensOf(path: string, { choices, session }: Known) {
  const { tokens, tokensIn } = choices;
  const folder = folderAt(`/${path}`, Object.keys(tokensIn));
  /** Those of a document that is open; otherwise those of the disk. */
  const inDocument = (name: string, onDisk: Tokens): Tokens => {
    const document = session.documents.get(name);
    if (!document) return onDisk;
    const open = partOf(document.value, 'tokens');
    return isRecord(open) ? open : {};
  };
  const main = inDocument(SITE_PATH, tokens);
  const localPath = `${folder}/${SITE_PATH}`;
  return { main, localPath, local: folder === '' ? {} : inDocument(localPath, tokensIn[folder] ?? {}) };
}
