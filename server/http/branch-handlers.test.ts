import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createBranchHandler } from './branch-handlers.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

const route = (id: string, given: Partial<Route> = {}): [string, Route] => [
  id,
  {
    id,
    parentId: id === 'root' ? undefined : 'root',
    ...given,
    module: {
      default: () => null,
      loader: ({ params }) => Response.json({ id, params }),
      action: async ({ request }) => Response.json({ done: id, sent: await request.text() }),
      ...given.module,
    },
  },
];

const routes = Object.fromEntries([
  route('root', { path: '' }),
  route('home', { index: true }),
  route('c', { path: 'c/*' }),
  route('product', { path: 'products/:id' }),
  route('questions', { path: 'questions', parentId: 'product' }),
  route('feed', { path: 'feed.xml', module: { default: undefined } as unknown as Route['module'] }),
]);

const build: ServerBuild = {
  mode: 'production',
  entry: {
    module: {
      handleError: () => {},
      default: (_request, status, headers, { manifest, routeModules, staticHandlerContext }) =>
        Response.json(
          {
            data: staticHandlerContext.loaderData,
            errors: Object.keys(staticHandlerContext.errors ?? {}),
            // What the browser is told of the routes on this page.
            known: staticHandlerContext.matches.map(({ route: { id } }) => [
              manifest.routes[id]?.module,
              id in routeModules,
            ]),
          },
          { status, headers },
        ),
    },
  },
  routes,
  assets: {
    entry: { imports: [], module: '' },
    routes: Object.fromEntries(
      Object.values(routes).flatMap((one) =>
        one
          ? [
              [
                one.id,
                {
                  id: one.id,
                  hasAction: true,
                  hasLoader: true,
                  hasClientAction: false,
                  hasClientLoader: false,
                  hasErrorBoundary: false,
                  module: `/${one.id}.js`,
                },
              ],
            ]
          : [],
      ),
    ),
    url: '',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
};

async function seen(handle: RequestHandler, path: string, init: RequestInit = {}) {
  const response = await handle(new Request(`http://shop.test${path}`, init), {} as never);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const posted: RequestInit = { method: 'POST', body: 'quantity=2' };

test.each<[string, RequestInit?]>([
  ['/'],
  ['/?page=2'],
  ['/c/lighting/pendants/'],
  ['/c/a%20b'],
  ['/products/1'],
  ['/products/1/questions'],
  ['/feed.xml'],
  ['/nothing/here'],
  ['/_root.data'],
  ['/products/1.data'],
  ['/products/1/questions.data?_routes=questions'],
  ['/c/lighting.data'],
  ['/nothing.data'],
  ['/?index', posted],
  ['/_root.data?index', posted],
  ['/products/1', posted],
  ['/nothing', posted],
])('%s is answered as with all routes', async (path, init) => {
  const handle = createBranchHandler(build, 'production');
  const expected = await seen(createRequestHandler(build, 'production'), path, init);
  expect(await seen(handle, path, init)).toEqual(expected);
  // From memory too.
  expect(await seen(handle, path, init)).toEqual(expected);
});

test('two addresses of one branch keep their own parameters', async () => {
  const handle = createBranchHandler(build, 'production');
  expect((await seen(handle, '/products/1')).text).toContain('"params":{"id":"1"}');
  expect((await seen(handle, '/products/2')).text).toContain('"params":{"id":"2"}');
});
