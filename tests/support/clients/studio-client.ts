import { request as ask } from 'node:http';
import { once } from 'node:events';
import {
  PICTURE_CALL,
  SECRET_HEADER,
  SECRET_META,
  STUDIO,
  STUDIO_API,
  type StudioCall,
  type StudioCalls,
} from '../../../src/content/model/protocols/studio-protocol';
import { startDev } from '../../../src/node/dev/dev';

type Headers = Record<string, string | undefined>;

/** A request as a browser or another program sends it. */
export interface Sent {
  method?: string;
  headers?: Headers;
  body?: string | Buffer;
}

/** A dev server and the studio's page, in one: it asks as that page does. */
export async function studioClient(pagesDir: string) {
  const dev = await startDev({ pagesDir, mayBegin: true, print: () => {} });
  const { hostname, port, host, origin } = new URL(dev.url);

  async function send(path: string, { method = 'POST', headers = {}, body = '' }: Sent) {
    const given = Object.entries({ host, ...headers }).filter(([, value]) => value !== undefined);
    const request = ask({ host: hostname, port, path, method, headers: Object.fromEntries(given) });
    request.on('error', () => {});
    request.end(body);
    const [response] = await once(request, 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    const status: number = response.statusCode;
    const answered: Record<string, string | undefined> = response.headers;
    return { status, headers: answered, text };
  }

  const page = await send(STUDIO, { method: 'GET' });
  const secret = new RegExp(`name="${SECRET_META}" content="([^"]+)"`).exec(page.text)?.[1] ?? '';
  const own = (type: string): Headers => ({
    origin,
    'content-type': type,
    'sec-fetch-site': 'same-origin',
    [SECRET_HEADER]: secret,
  });

  /** A call as the studio's page makes it. */
  async function call<Call extends StudioCall>(name: Call, takes: StudioCalls[Call]['takes']) {
    const sent = { headers: own('application/json'), body: JSON.stringify(takes) };
    const { status, text } = await send(`${STUDIO_API}/${name}`, sent);
    const answer: StudioCalls[Call]['answers'] = JSON.parse(text);
    return { status, answer };
  }

  /** The same for a picture; the answer as JSON. */
  async function upload(name: string, body: Buffer | string) {
    const address = `${STUDIO_API}/${PICTURE_CALL}?name=${encodeURIComponent(name)}`;
    const { status, text } = await send(address, { headers: own('application/octet-stream'), body });
    return { status, answer: JSON.parse(text) };
  }

  return { send, call, upload, own, page, host, origin, close: dev.close };
}
