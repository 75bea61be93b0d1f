/** What the desk prints of the orders that were chosen in the list; kept by nobody. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { mostChosen } from '#schemas/domain/sales/order-batch.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import { chosenIds } from './desk-list.server.ts';

type File = Uint8Array<ArrayBuffer> | null;

/** The orders that there are, in the order in which they were chosen. Throws the 404 page for who may not see them. */
async function papersOf({ api }: AppLoadContext, ids: readonly string[]): Promise<OrderPaper[]> {
  const site = unwrap('getSite', await api.getSite());
  const papers: OrderPaper[] = [];
  for (const id of ids) {
    const answer = await api.getDeskOrder({ params: { id } });
    if (!answer.ok) throw notFound();
    const { token: _secret, ...order } = answer.data;
    const warehouse = site.warehouses.find(({ _id }) => _id === order.cart.warehouse) ?? null;
    const timeZone = warehouse?.time_zone ?? site.warehouse.time_zone;
    const date = dayIn(timeZone, Date.now());
    papers.push({ shop: site.settings.name, warehouse, order, timeZone, date });
  }
  return papers;
}

async function pickList({ api, papers }: AppLoadContext, ids: readonly string[]): Promise<File> {
  const [answer, site] = [await api.getPickList({ query: { orders: ids.join() } }), await api.getSite()];
  if (!answer.ok) throw notFound();
  const { settings, warehouse } = unwrap('getSite', site);
  return papers.pickList({
    ...answer.data,
    shop: settings.name,
    date: dayIn(warehouse.time_zone, Date.now()),
  });
}

const kinds: Record<
  string,
  {
    name: string;
    none: () => string;
    print: (context: AppLoadContext, ids: readonly string[]) => Promise<File>;
  }
> = {
  picks: { name: 'pick-list', none: m.picks_none, print: pickList },
  slips: {
    name: 'packing-slips',
    none: m.picks_none,
    print: async (context, ids) => context.papers.packingSlips(await papersOf(context, ids)),
  },
  labels: {
    name: 'shipping-labels',
    none: m.labels_none,
    print: async (context, ids) => context.papers.labels(await papersOf(context, ids)),
  },
};

const said = (text: string): Response =>
  new Response(text, {
    status: 422,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });

/** A file, or a sentence where there is nothing to print. Throws the 404 page. */
export async function printOrders(
  context: AppLoadContext,
  request: Request,
  name: string,
): Promise<Response> {
  await requireEmployee(context);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw notFound();
  const ids = chosenIds(new URL(request.url).searchParams).slice(0, mostChosen);
  if (ids.length === 0) return said(m.desk_choose_first());
  const file = await kind.print(context, ids);
  return file ? pdfFile(kind.name, file) : said(kind.none());
}
