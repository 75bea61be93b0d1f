import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardedHeaders, sendResponse, toRequest } from '#server/node-http.ts';
import { startStore } from '#tests/factories/store.ts';
import { describeContract } from './suite.ts';

describeContract('the contract, over HTTP', async () => {
  const store = await startStore();
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
  return {
    ...store,
    fetch: (request) => fetch(request),
    baseUrl: `http://127.0.0.1:${port}`,
    accounts: store.firstRun?.accounts ?? [],
    close,
  };
});
