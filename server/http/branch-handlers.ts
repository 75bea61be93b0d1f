/**
 * Remix's request handler, given only the routes that an address leads to. Remix looks an address up in all routes three
 * times for each document, and makes the whole list anew for each: a seventh of the time of a page.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router';

type Routes = ServerBuild['routes'];

/** The routes as a tree, as the router matches them. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    return [
      route.index
        ? { id, path, caseSensitive, index: true }
        : { id, path, caseSensitive, children: treeOf(routes, id) },
    ];
  });
}

const pick = <T>(all: Record<string, T>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));

/** Addresses whose branch is remembered. */
const mostAddresses = 5000;

export function createBranchHandler(build: ServerBuild, mode: 'production' | 'development'): RequestHandler {
  const tree = treeOf(build.routes);
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const known = new LRUCache<string, RequestHandler>({ max: mostAddresses });

  const handlerOf = (pathname: string): RequestHandler => {
    const ids = matchRoutes(tree, pathname)?.flatMap(({ route }) => (route.id ? [route.id] : []));
    // Nothing leads there: Remix says so.
    if (!ids) return whole;
    const key = ids.join(' ');
    const made =
      handlers.get(key) ??
      createRequestHandler(
        {
          ...build,
          routes: pick(build.routes, ids),
          assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
        },
        mode,
      );
    handlers.set(key, made);
    return made;
  };

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const handle =
      known.get(pathname) ?? handlerOf(pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/'));
    known.set(pathname, handle);
    return handle(request, context);
  };
}
