import { type AppLoadContext, data } from '@remix-run/node';
import { storeThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type ShopLocation, shopLocations } from '#schemas/domain/platform/shop-location.ts';
import type { Locations } from '#schemas/domain/platform/warehouse.ts';

export type LocationsAnswer = {
  locations: ShopLocation[];
  /** As it was written. */
  zip: string;
  /** Where the ZIP code is. */
  near: Locations['near'];
  error: string | null;
};

/** By ?zip=, or by ?lat= and &lng=; a ZIP code that cannot be used is said, and the list is the dealer's own. */
export async function loadLocations({ api, cache, origin, isDocument }: AppLoadContext, request: Request) {
  const { searchParams } = new URL(request.url);
  const zip = searchParams.get('zip')?.trim();
  const position = { lat: Number(searchParams.get('lat')), lng: Number(searchParams.get('lng')) };
  const hasPosition = searchParams.has('lat') && searchParams.has('lng');
  const isHere = hasPosition && Object.values(position).every(Number.isFinite);
  const site = unwrap('getSite', await api.getSite());
  const asked = await api.listLocations({
    query: zip === undefined ? (isHere ? position : {}) : { zip: zip.slice(0, 20) },
  });
  const found = asked.ok ? asked.data : unwrap('listLocations', await api.listLocations({ query: {} }));
  const { locations, until } = shopLocations(found.items, site.warehouse._id);
  cache.depend(['site'], until);
  // An empty one is not sent to the API.
  const missing = zip === '' ? (sentenceOf(because('zip_code_invalid')) ?? null) : null;
  const answer = {
    locations,
    zip: zip ?? '',
    near: found.near,
    error: asked.ok ? missing : (asked.problem.fieldErrors?.['/zip']?.[0] ?? asked.problem.message),
  };
  // Where somebody asks from is nobody else's page.
  const isPlain = zip === undefined && !isHere;
  const things = isPlain ? storeThings({ origin, site }) : [];
  return data(withThings({ isDocument }, answer satisfies LocationsAnswer, things), {
    status: missing ? 422 : asked.status,
  });
}
