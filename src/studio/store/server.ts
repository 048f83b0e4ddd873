import type { StudioPicture } from '../../content/model/protocols/studio-choices';
import type { StudioProblem } from '../../content/model/protocols/studio-documents';
import {
  PICTURE_CALL,
  SECRET_HEADER,
  SECRET_META,
  STUDIO,
  STUDIO_API,
  type StudioCall,
  type StudioCalls,
} from '../../content/model/protocols/studio-protocol';

/** The server refused a call; the message is for the person. */
export class CallRefused extends Error {}

/** The server does not answer. */
export class ServerGone extends Error {}

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
  let secret = secretOf(document);

  const send = async (address: string, type: string, body: BodyInit) => {
    const request = () =>
      fetch(address, { method: 'POST', headers: { 'content-type': type, [SECRET_HEADER]: secret }, body });
    try {
      const response = await request();
      if (response.status !== 403) return response;
      secret = await renewedSecret();
      return await request();
    } catch {
      throw new ServerGone();
    }
  };

  return {
    async call(name, takes) {
      const response = await send(`${STUDIO_API}/${name}`, 'application/json', JSON.stringify(takes));
      const answer = await answerOf(response);
      if (!response.ok) throw new CallRefused(answer?.problem ?? response.statusText);
      return answer;
    },
    async addPicture(file) {
      const address = `${STUDIO_API}/${PICTURE_CALL}?name=${encodeURIComponent(file.name)}`;
      const response = await send(address, 'application/octet-stream', file);
      return answerOf(response);
    },
  };
}

/** @throws ServerGone where what answers is not the studio's server */
async function answerOf(response: Response) {
  try {
    return await response.json();
  } catch {
    throw new ServerGone();
  }
}

async function renewedSecret(): Promise<string> {
  const page = await (await fetch(STUDIO)).text();
  return secretOf(new DOMParser().parseFromString(page, 'text/html'));
}

function secretOf(page: Document): string {
  return page.querySelector(`meta[name="${SECRET_META}"]`)?.getAttribute('content') ?? '';
}
