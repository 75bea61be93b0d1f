import type { BlockLoad } from '#blocks/kit/types.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { beginOf, endOf } from './days.ts';
import type { block } from './schema.ts';

/** When it may be shown, as moments; `ended` when it is over for good. */
export type Data = { from: string | null; until: string | null; ended: boolean };

/** Its days are those of the warehouse that the page is for. A kept page goes out of date when one of them turns. */
export const load: BlockLoad<BlockProps<typeof block>, Data> = async ({ props, api, now }) => {
  const { warehouse } = unwrap('getSite', await api.getSite());
  const from = props.start ? beginOf(props.start, warehouse.time_zone) : null;
  const until = props.end ? endOf(props.end, warehouse.time_zone) : null;
  const next = [from, until].find((moment) => moment && moment > now);
  return {
    data: {
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      ended: until !== null && until <= now,
    },
    tags: ['site'],
    until: next?.toISOString() ?? null,
  };
};
