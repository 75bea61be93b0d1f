/** An order as a file, for who may see it; kept by nobody, and a view of an invoice (docs/product.md#events). */
import type { AppLoadContext } from '@remix-run/node';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { tokenOf } from './orders.server.ts';

/** Throws the 404 page. */
export async function orderPaper(context: AppLoadContext, request: Request, id: string): Promise<Response> {
  const { api, cache, papers } = context;
  cache.forbid();
  const answer = await api.getOrder({ params: { id }, query: { token: tokenOf(request) } });
  if (!answer.ok) throw notFound();
  const { token: _secret, ...order } = answer.data;
  const site = unwrap('getSite', await api.getSite());
  const warehouse = site.warehouses.find(({ _id }) => _id === order.cart.warehouse) ?? null;
  const timeZone = warehouse?.time_zone ?? site.warehouse.time_zone;
  const date = dayIn(timeZone, Date.now());
  const file = await papers.order({ shop: site.settings.name, warehouse, order, timeZone, date });
  await api.sendEvent({ body: { eventType: eventTypes.indexOf('view invoice'), entityID: id, value: null } });
  return pdfFile(`order-${order.number}`, file);
}
