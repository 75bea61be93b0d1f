/** A store that is asked over HTTP, as the real server answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardedHeaders, sendResponse, toRequest } from '#server/http/node-http.ts';
import type { startStore } from '#tests/factories/store.ts';
import type { Store } from './suite.ts';

/** Listens for `store`; closing what is returned closes both. */
export async function overHttp(store: Awaited<ReturnType<typeof startStore>>): Promise<Store> {
  const server = createServer(async (req, res) => {
    const request = toRequest(req, `http://${req.headers.host}${req.url}`, {
      headers: forwardedHeaders(req, {}),
    });
    const response = await store.fetch(request);
    // As the real server does: a body that nobody read must not be taken for the next request.
    if (!req.complete) res.setHeader('connection', 'close');
    await sendResponse(req, res, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await store.close();
  };
  const { read: _inProcess, ...rest } = store;
  return {
    ...rest,
    fetch: (request) => fetch(request),
    baseUrl: `http://127.0.0.1:${port}`,
    accounts: store.firstRun?.accounts ?? [],
    close,
  };
}
