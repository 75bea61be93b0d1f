/** The list's filters as they stand in its address. */
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { type DeliveryMethod, deliveryMethods } from '#schemas/domain/sales/cart.ts';
import {
  type DeskPayment,
  type DeskStatus,
  deskPayments,
  deskStatuses,
} from '#schemas/domain/sales/order-desk.ts';
import { type DeskSort, deskSorts } from '#schemas/domain/sales/order-list.ts';

export type DeskQuery = {
  q?: string | undefined;
  status?: DeskStatus | undefined;
  payment?: DeskPayment | undefined;
  company?: string | undefined;
  customer?: string | undefined;
  warehouse?: string | undefined;
  delivery?: DeliveryMethod | undefined;
  job?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: DeskSort | undefined;
};

const textOf = (asked: URLSearchParams, name: string): string | undefined =>
  asked.get(name)?.replaceAll('\0', '').trim().slice(0, 100) || undefined;

/** A day as a date field sends it; anything else is none. */
function dayOf(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : undefined;
}

/** What is no filter of the list is left out. */
export function readQuery(asked: URLSearchParams): DeskQuery {
  const idOf = (name: string) => idSchema.safeParse(asked.get(name)).data;
  return {
    q: textOf(asked, 'q'),
    status: deskStatuses.find((status) => status === asked.get('status')),
    payment: deskPayments.find((payment) => payment === asked.get('payment')),
    company: idOf('company'),
    customer: idOf('customer'),
    warehouse: idOf('warehouse'),
    delivery: deliveryMethods.find((method) => method === asked.get('delivery')),
    job: textOf(asked, 'job'),
    from: dayOf(asked.get('from')),
    to: dayOf(asked.get('to')),
    // Newest first goes without saying.
    sort: deskSorts.find((sort) => sort === asked.get('sort') && sort !== 'newest'),
  };
}

/** The same filters are the same text, whatever their order was. */
export function searchOf(query: DeskQuery, page = 1): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const params = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (page > 1) params.set('page', `${page}`);
  return `${params}`;
}

export function hrefOf(query: DeskQuery, page = 1): string {
  const search = searchOf(query, page);
  return search ? `/admin/orders?${search}` : '/admin/orders';
}
