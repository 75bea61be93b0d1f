import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { type ShopLocation, shopLocations } from '#schemas/domain/platform/shop-location.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

export type Data = ShopLocation[];

/** All locations in the dealer's order, as they are until the next of them opens or closes. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ api, now }) => {
  const { warehouse, warehouses } = unwrap('getSite', await api.getSite());
  const located = warehouses.map((one) => ({ ...one, miles: null }));
  const { locations, until } = shopLocations(located, warehouse._id, now);
  return { data: locations, tags: ['site'], until };
};
