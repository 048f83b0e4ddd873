/** A request to the server. */
export interface AskedRequest {
  id: number;
  /** With its origin: this thread has no address of its own. */
  address: string;
  headers: Record<string, string>;
  body: string | File;
}

/** What the server has answered; `status` 0 where it has not. */
export interface RequestAnswer {
  id: number;
  status: number;
  text: string;
}

/** The thread of the requests: makes each at once, and answers with what the server says. */
addEventListener('message', async ({ data }: MessageEvent<AskedRequest>) => {
  const { id, address, headers, body } = data;
  try {
    const response = await fetch(address, { method: 'POST', headers, body });
    answer({ id, status: response.status, text: await response.text() });
  } catch {
    answer({ id, status: 0, text: '' });
  }
});

const answer = (message: RequestAnswer) => postMessage(message);
