import type { StudioPicture } from '../../../content/model/protocols/studio-choices';
import type { StudioProblem } from '../../../content/model/protocols/studio-documents';
import {
  PICTURE_CALL,
  SECRET_HEADER,
  SECRET_META,
  STUDIO,
  STUDIO_API,
  type StudioCall,
  type StudioCalls,
} from '../../../content/model/protocols/studio-protocol';
import { words } from '../../words';
import { startRequestWorker } from './send-in-worker';

/** The server refused a call; the message is for the person. */
export class CallRefused extends Error {}

/** The server does not answer. */
export class ServerGone extends Error {}

/** Why a call was not possible, in words: its reason where the server refused it, otherwise that the server does not answer. */
export const reasonOf = (error: unknown, gone: string = words.server.gone): string =>
  error instanceof CallRefused ? error.message : gone;

/** The calls of the studio to its server. */
export interface Server {
  /** @throws CallRefused, ServerGone */
  call<Name extends StudioCall>(
    name: Name,
    takes: StudioCalls[Name]['takes'],
  ): Promise<StudioCalls[Name]['answers']>;
  /** @throws ServerGone */
  addPicture(file: File): Promise<StudioPicture | StudioProblem>;
}

/** The server that this page comes from. After it was started anew it has another secret, which is asked for once. */
export function connectServer(): Server {
  const sendInWorker = startRequestWorker();
  let secret = secretOf(document);

  const send = async (address: string, type: string, body: string | File) => {
    const request = () =>
      sendInWorker({
        address: new URL(address, location.href).href,
        headers: { 'content-type': type, [SECRET_HEADER]: secret },
        body,
      });
    const answer = await request();
    if (answer.status !== 403) return answer;
    secret = await renewedSecret();
    return request();
  };

  return {
    async call(name, takes) {
      const { status, text } = await send(`${STUDIO_API}/${name}`, 'application/json', JSON.stringify(takes));
      const answer = answerOf(text);
      if (status >= 400) throw new CallRefused(answer?.problem ?? String(status));
      return answer;
    },
    async addPicture(file) {
      const address = `${STUDIO_API}/${PICTURE_CALL}?name=${encodeURIComponent(file.name)}`;
      return answerOf((await send(address, 'application/octet-stream', file)).text);
    },
  };
}

/** @throws ServerGone where what answers is not the studio's server, or nothing does */
function answerOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServerGone();
  }
}

/** @throws ServerGone */
async function renewedSecret(): Promise<string> {
  try {
    const page = await (await fetch(STUDIO)).text();
    return secretOf(new DOMParser().parseFromString(page, 'text/html'));
  } catch {
    throw new ServerGone();
  }
}

function secretOf(page: Document): string {
  return page.querySelector(`meta[name="${SECRET_META}"]`)?.getAttribute('content') ?? '';
}
