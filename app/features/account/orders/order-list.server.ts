/** /a/profile/orders: the list of orders, and the same list as a file. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { csvFile } from '#app/shared/csv.ts';
import { everyPage, listQuery } from '#app/shared/list-query.ts';
import { paymentWords, statusWords } from '#app/shared/orders/order-words.ts';
import { requireProfile } from '#app/shared/respond.server.ts';
import { warehouseZones } from '#app/shared/shop-zone.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { orderSorts } from '#schemas/domain/sales/order-summary.ts';
import { orderStatuses } from '#schemas/domain/sales/sales-statuses.ts';

const path = '/a/profile/orders';
const queryOf = (request: Request) => listQuery(request, { status: orderStatuses, sort: orderSorts });

export async function loadOrders(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const query = queryOf(request);
  const [listed, news] = await Promise.all([
    context.api.listOrders({ query }),
    context.api.listNotifications(),
  ]);
  const orders = unwrap('listOrders', listed);
  // Past the end there is nothing to see, nor a way back.
  if (query.page > 1 && orders.items.length === 0) throw redirect(path);
  return {
    person: personOf(context, profile),
    query,
    orders,
    notifications: unwrap('listNotifications', news),
  };
}

/** Every order of the filter. */
export async function exportOrders(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  const person = personOf(context, await requireProfile(context, request));
  const query = queryOf(request);
  const rows = await everyPage(async (page) =>
    unwrap('listOrders', await context.api.listOrders({ query: { ...query, page, limit: 100 } })),
  );
  const zoneOf = await warehouseZones(context);
  return csvFile('orders.csv', [
    ['Order', 'Date', 'Status', 'PO number', 'Placed by', 'Items', 'Delivery', 'Payment', 'Total', 'Balance'],
    ...rows.map((row) => [
      row.number,
      dayIn(zoneOf(row.warehouse), new Date(row.placed_at)),
      statusWords(row.status, row.delivery),
      row.po_number,
      row.by || person.name,
      row.count,
      row.delivery,
      row.payment ? paymentWords(row.payment) : '',
      row.total.toFixed(2),
      row.payment?.balance.toFixed(2) ?? '',
    ]),
  ]);
}
