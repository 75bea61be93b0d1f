/** A server that answers as a language model's API does, with what a test wants it to say. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, asked: AskedOfAssistant) => void;
export type AskedOfAssistant = {
  path: string;
  authorization: string;
  body: { model?: string; messages: { role: string; content: string }[] };
};

async function readJson(request: IncomingMessage): Promise<AskedOfAssistant['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** An answer whose text is this. */
export const saying =
  (content: string): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

export async function startFakeAssistant() {
  let answer: Answer = saying('');
  const asked: AskedOfAssistant[] = [];
  const server = createServer(async (request, response) => {
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: await readJson(request),
    };
    asked.push(one);
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
