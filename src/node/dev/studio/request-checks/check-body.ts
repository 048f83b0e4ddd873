import { NEW_SITE_QUESTIONS, type NewSiteAnswers } from '../../../../content/model/protocols/new-site';
import { isRecord } from '../../../../content/util/is-record';
import type {
  DraftDocument,
  DraftRequest,
  SaveRequest,
} from '../../../../content/model/protocols/studio-documents';
import type { PageAction, UsedThing } from '../../../../content/model/protocols/studio-plans';
import type { StudioCall, StudioCalls } from '../../../../content/model/protocols/studio-protocol';
import type { HandOverRequest } from '../../../../content/model/protocols/studio-versions';
import type { WrittenPlace } from '../../../../content/model/protocols/studio-writing';
import { CallProblem } from './call-problem';

type Takes<Call extends StudioCall> = StudioCalls[Call]['takes'];

/** Makes sure that the body of each call is what the call takes; a `CallProblem` where it is not. */
export const BODY_CHECKS: { readonly [Call in StudioCall]: (body: unknown) => Takes<Call> } = {
  pages: nothing,
  schema: nothing,
  open: (body) => ({ path: textIn(body, 'path') }),
  draft: draftRequest,
  issuesHere: draftRequest,
  issues: draftRequest,
  save: saveRequest,
  choices: (body) => (isRecord(body) && body.documents === undefined ? {} : { documents: documentsIn(body) }),
  plan: (body) => ({ documents: documentsIn(body), action: actionIn(body) }),
  find: (body) => ({ documents: documentsIn(body), text: textIn(body, 'text') }),
  uses: (body) => ({ documents: documentsIn(body), thing: usedThingIn(body) }),
  complete: writtenPlace,
  explain: writtenPlace,
  icons: (body) => ({ query: textIn(body, 'query') }),
  changes: nothing,
  unusedPictures: (body) => ({ documents: documentsIn(body), files: textsIn(body, 'files') }),
  removePicture: (body) => ({ documents: documentsIn(body), file: textIn(body, 'file') }),
  beginning: nothing,
  newSite: newSiteAnswers,
  history: (body) => ({ path: textIn(body, 'path') }),
  handOver: handOverRequest,
  archive: nothing,
  takeOthers: nothing,
};

/** @throws CallProblem when a body is not JSON */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new CallProblem('The body of this call is not JSON.');
  }
}

function nothing(body: unknown): Record<string, never> {
  if (!isRecord(body)) throw new CallProblem('The body of this call has to be an object.');
  return {};
}

function saveRequest(body: unknown): SaveRequest {
  const session = textIn(body, 'session');
  if (!/^[A-Za-z0-9-]{8,64}$/.test(session))
    throw new CallProblem('session has to be 8 to 64 letters, digits and hyphens.');
  return { session, documents: documentsIn(body) };
}

function draftRequest(body: unknown): DraftRequest {
  return { ...saveRequest(body), route: textIn(body, 'route') };
}

function writtenPlace(body: unknown): WrittenPlace {
  const text = textIn(body, 'text');
  const offset = isRecord(body) ? body.offset : undefined;
  if (typeof offset !== 'number' || !Number.isInteger(offset) || offset < 0 || offset > text.length)
    throw new CallProblem('offset has to be a place in the text.');
  return { documents: documentsIn(body), path: textIn(body, 'path'), text, offset };
}

function handOverRequest(body: unknown): HandOverRequest {
  const name = lineIn(body, 'name');
  if (!isRecord(body) || body.author === undefined) return { name };
  const [author, email] = [lineIn(body.author, 'name'), lineIn(body.author, 'email')];
  if (/[<>]/.test(author + email) || !/^\S+@\S+$/.test(email))
    throw new CallProblem('Write your name, and a mail address such as ama@bakery.example.');
  return { name, author: { name: author, email } };
}

/** Each answer is one line; an empty one is one, too. */
function newSiteAnswers(body: unknown): Required<NewSiteAnswers> {
  const answers = NEW_SITE_QUESTIONS.map((name) => {
    const answer = textIn(body, name);
    if (answer.length > MAX_LINE || /\p{Cc}/u.test(answer))
      throw new CallProblem(`${name} has to be one line of at most ${MAX_LINE} characters.`);
    return [name, answer] as const;
  });
  return Object.fromEntries(answers) as Required<NewSiteAnswers>;
}

/** Longest line, in characters. */
const MAX_LINE = 200;

/** A text of one line that says something. */
function lineIn(body: unknown, name: string): string {
  const line = textIn(body, name).trim();
  if (line === '' || line.length > MAX_LINE || /\p{Cc}/u.test(line))
    throw new CallProblem(`${name} has to be one line of 1 to ${MAX_LINE} characters.`);
  return line;
}

function documentsIn(body: unknown): DraftDocument[] {
  const documents = isRecord(body) ? body.documents : undefined;
  if (!Array.isArray(documents)) throw new CallProblem('documents has to be a list.');
  const found = documents.map((document) => ({
    path: textIn(document, 'path'),
    base: textOrNull(document, 'base'),
    text: textOrNull(document, 'text'),
  }));
  if (new Set(found.map(({ path }) => path)).size < found.length)
    throw new CallProblem('documents names a document twice.');
  return found;
}

function actionIn(body: unknown): PageAction {
  const action = isRecord(body) ? body.action : undefined;
  const route = textIn(action, 'route');
  const kind = textIn(action, 'kind');
  if (kind === 'rename') return { kind, route, to: textIn(action, 'to') };
  if (kind === 'delete') return { kind, route, leadTo: textIn(action, 'leadTo') };
  if (kind === 'copy') {
    const head = { title: textIn(action, 'title'), name: textIn(action, 'name') };
    const description = textIn(action, 'description');
    return {
      kind,
      route,
      to: textIn(action, 'to'),
      ...head,
      description,
      isDraft: isTrueIn(action, 'isDraft'),
    };
  }
  if (kind === 'translate') return { kind, route, folder: textIn(action, 'folder') };
  throw new CallProblem('kind has to be rename, delete, copy or translate.');
}

function usedThingIn(body: unknown): UsedThing {
  const thing = isRecord(body) ? body.thing : undefined;
  const kind = textIn(thing, 'kind');
  if (kind === 'token') return { kind, name: textIn(thing, 'name') };
  if (kind !== 'places') throw new CallProblem('thing has to be a token, or places of a page.');
  return { kind, route: textIn(thing, 'route'), ids: textsIn(thing, 'ids') };
}

function textIn(body: unknown, name: string): string {
  const value = isRecord(body) ? body[name] : undefined;
  if (typeof value !== 'string') throw new CallProblem(`${name} has to be a text.`);
  return value;
}

function textsIn(body: unknown, name: string): string[] {
  const texts = isRecord(body) ? body[name] : undefined;
  if (!Array.isArray(texts)) throw new CallProblem(`${name} has to be a list.`);
  return texts.map((text: unknown) => textIn({ [name]: text }, name));
}

const isTrueIn = (body: unknown, name: string): boolean => isRecord(body) && body[name] === true;

function textOrNull(body: unknown, name: string): string | null {
  return isRecord(body) && body[name] === null ? null : textIn(body, name);
}
