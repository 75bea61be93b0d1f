/** What a map's frame begins with (docs/decisions/0058-maps.md). */
import { type AppLoadContext, data } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';
import { unwrap } from '#schemas/contract/client.ts';

export type Place = { id: string; name: string; lat: number; lng: number };

export type MapData = { apiKey: string; places: Place[]; at: string };

/** The key of a shop with maps, for a frame. Throws 404 without one, and outside of a frame. */
export function requireMaps(context: AppLoadContext, request: Request): string {
  context.cache.forbid();
  const isFramed = (request.headers.get('sec-fetch-dest') ?? 'iframe') === 'iframe';
  if (context.mapsKey === null || !isFramed) throw notFound();
  return context.mapsKey;
}

/** No browser keeps a frame: its policy and its key are of this moment. */
export const asFrame = <T>(value: T) => data(value, { headers: { 'cache-control': 'private, no-store' } });

/** The shop's warehouses, with the one of `id` in the middle; without it all of them are in sight. Throws 404. */
export async function loadMap(context: AppLoadContext, request: Request, id = '') {
  const apiKey = requireMaps(context, request);
  const { warehouses } = unwrap('getSite', await context.api.getSite());
  const places = warehouses.map(({ _id, name, address: { lat, lng } }) => ({ id: _id, name, lat, lng }));
  if (id && !places.some((place) => place.id === id)) throw notFound();
  return asFrame<MapData>({ apiKey, places, at: id });
}
