import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { Vendor } from '#schemas/domain/catalog/catalog.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { vendorPath } from '../menu-links.ts';
import type { block } from './schema.ts';

export type Data = { name: string; href: string; logo?: Vendor['logo'] }[];

/** Picked ones stand in the order they were picked; without any, all active ones by name. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api }) => {
  const { vendors, limit } = props;
  const query = vendors.length > 0 ? { ids: vendors.join(',') } : { limit };
  const { items } = unwrap('listVendors', await api.listVendors({ query: { active: 'true', ...query } }));
  const shown =
    vendors.length > 0
      ? vendors.flatMap((id) => items.filter((vendor) => vendor._id === id)).slice(0, limit)
      : items;
  return { data: shown.map(({ name, logo }) => ({ name, href: vendorPath(name), logo })), tags: ['catalog'] };
};
