import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

export type Data = {
  year: number;
  name: string;
  showrooms: { id: string; name: string; phone: string; street: string; city: string }[];
};

export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api, now }) => {
  const { settings, warehouses } = unwrap('getSite', await api.getSite());
  const showrooms = warehouses.map(({ _id, name, phone, address }) => ({
    id: _id,
    name,
    phone,
    street: address.address,
    city: `${address.city}, ${address.state} ${address.zip}`,
  }));
  return {
    data: { year: now.getUTCFullYear(), name: settings.name, showrooms: props.showrooms ? showrooms : [] },
    tags: ['site'],
  };
};
