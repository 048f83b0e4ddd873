import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { mkdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { buildEndpointSite, ENDPOINT } from '../../support/sites/endpoint-site';
import { freePort } from '../../support/clients/free-port';
import { type ListeningServer, serveAndListen } from '../listening-server';
import type { Visitor } from '../visitor';
import type { Journey } from '../visits';

const field = (name: string) => ({ selector: `form [name=${name}]` });
const send = { selector: 'form button', name: 'Send message' };
const status = (name: string) => ({ selector: 'form [role=status]', name });

/** What a screen reader says of the field that holds the focus, beside its name. */
const explanation = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

/** A small site whose form is sent to a service of another origin, and what becomes of a message. */
export function contactForm() {
  const got: unknown[] = [];
  const answers: number[] = [];
  const service = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'POST') got.push(JSON.parse(await text(request)));
    response.writeHead((request.method === 'POST' && answers.shift()) || 204).end();
  });

  async function shown(folder: string): Promise<ListeningServer> {
    const port = await freePort();
    await once(service.listen(port, '127.0.0.1'), 'listening');
    const own = path.join(folder, 'site');
    await mkdir(own);
    const elsewhere = { [new URL(ENDPOINT).origin]: `http://127.0.0.1:${port}` };
    const served = await serveAndListen(await buildEndpointSite(own), elsewhere);
    return {
      ...served,
      async close() {
        service.close().closeAllConnections();
        await served.close();
      },
    };
  }

  function journeys(journey: Journey) {
    journey(
      'what is wrong is said at its field; a refused message is kept, and then sent',
      async (visitor) => {
        await visitor.open('/');
        await visitor.click(send);
        await visitor.isAt(field('name'));
        await expect.poll(() => explanation(visitor)).toMatch(/\w/);

        await visitor.type('Abena Owusu');
        await visitor.tabTo(field('email'));
        await visitor.type('abena at example');
        await visitor.tabTo(field('message'));
        await visitor.type('Two cakes, on Friday.');
        await visitor.click(send);
        await visitor.isAt(field('email'));
        await expect.poll(() => explanation(visitor)).toMatch(/email/i);
        expect(got).toEqual([]);

        await visitor.evaluate(() => (document.activeElement as HTMLInputElement).select());
        await visitor.type('abena@example.com');
        answers.push(503);
        await visitor.click(send);
        await visitor.sees(status('Not sent'));
        await visitor.reload();
        await visitor.click(send);
        await visitor.sees(status('Sent'));
        const message = {
          name: 'Abena Owusu',
          email: 'abena@example.com',
          phone: '',
          service: '',
          message: 'Two cakes, on Friday.',
        };
        expect(got).toEqual([message, message]);
      },
    );
  }
  return { shown, journeys };
}
