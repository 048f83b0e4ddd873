import {
  SECRET_HEADER,
  SECRET_META,
  STUDIO,
  STUDIO_API,
  type StudioCall,
  type StudioCalls,
} from '../../../src/content/model/protocols/studio-protocol';
import { runStudio } from '../../browsers/studio';
import { endsWithUs } from '../clean-up';

/** A studio's server in a process of its own, asked as its page does. */
export interface Connection {
  /** Of the studio's page. */
  address: string;
  /** The id of the server's process. */
  pid: number;
  call<Call extends StudioCall>(
    name: Call,
    takes: StudioCalls[Call]['takes'],
  ): Promise<StudioCalls[Call]['answers']>;
  /** Asks for the studio's page; every call needs it. */
  openPage(): Promise<void>;
  /** Asks for a page of the site. */
  get(route: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a studio's server on a pages folder. */
export async function connect(pagesDir: string): Promise<Connection> {
  let pid = 0;
  const studio = await runStudio(pagesDir, {
    onStart(server) {
      endsWithUs(server);
      pid = server.pid ?? 0;
    },
  });
  const origin = studio.address;
  const address = origin + STUDIO;
  let secret = '';
  return {
    address,
    pid,
    async call(name, takes) {
      const response = await fetch(`${origin}${STUDIO_API}/${name}`, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          [SECRET_HEADER]: secret,
        },
        body: JSON.stringify(takes),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`The call ${name} was refused: ${text}`);
      const answer: StudioCalls[typeof name]['answers'] = JSON.parse(text);
      return answer;
    },
    async openPage() {
      const page = await (await fetch(address)).text();
      secret = new RegExp(`name="${SECRET_META}" content="([^"]+)"`).exec(page)?.[1] ?? '';
    },
    async get(route) {
      await (await fetch(origin + route)).text();
    },
    close: studio.stop,
  };
}
