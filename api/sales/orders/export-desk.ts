/** GET /api/v1/desk/order-export (ours): the list of orders as a file for a spreadsheet. */

import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf } from '#api/platform/csv.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { countDeskOrders, findDeskOrdersWhole, findFulfilledUnits } from '#api/sales/storage/desk-orders.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import { type DeskFilter, mostExported } from '#schemas/domain/sales/order-list.ts';
import { paymentState } from '#schemas/domain/sales/payment-state.ts';
import { deskRow } from './desk-row.ts';
import { deskWhere } from './desk-where.ts';

const batch = 500;
const byteOrderMark = '\uFEFF';

const facts = [
  'order',
  'placed',
  'status',
  'name',
  'company',
  'email',
  'po_number',
  'job',
  'warehouse',
  'delivery',
  'promised_by',
  'payment',
  'payment_status',
] as const;
const sums = ['subtotal', 'discount', 'shipping', 'fee', 'tax', 'total', 'paid', 'refunded', 'balance_due'];
const lineFacts = ['sku', 'product', 'quantity', 'fulfilled', 'unit_price', 'line_total'];

/** "2026-11-28 14:05", as the clocks there show it. */
function wallTime(iso: string, timeZone: string): string {
  const moment = Date.parse(iso);
  return new Date(moment + zoneOffset(moment, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

const money = (dollars: number): string => dollars.toFixed(2);

type Whole = Awaited<ReturnType<typeof findDeskOrdersWhole>>[number];

function orderCells({ document, ...listed }: Whole, timeZone: string): { facts: string[]; sums: string[] } {
  const row = deskRow(listed);
  const { cart } = document;
  return {
    facts: [
      row.number,
      wallTime(row.placed_at, timeZone),
      row.status,
      row.name,
      row.company,
      row.email,
      row.po_number,
      row.job,
      row.warehouse,
      row.delivery,
      row.promised ?? '',
      row.payment?.kind ?? '',
      row.payment ? paymentState(row.payment) : '',
    ],
    sums: [
      cart.subtotal,
      cart.discount,
      cart.shipping,
      cart.fee,
      cart.tax,
      row.total,
      row.payment?.captured ?? 0,
      row.payment?.refunded ?? 0,
      row.payment?.balance ?? 0,
    ].map(money),
  };
}

/**
 * A row for each order; with `lines`, for each of its lines: its sums stand in the first of them alone, so that a column
 * can be added up. Times are the shop's. Throws unauthenticated, forbidden, and invalid for more orders than a file has.
 */
export async function exportDeskOrders(
  context: Context,
  { lines, ...filter }: DeskFilter & { lines: '0' | '1' },
): Promise<{ csv: string; count: number }> {
  requirePermission(context.actor, 'readOrders');
  const db = context.database.kysely;
  const { where, timeZone } = await deskWhere(context, db, filter);
  const count = await countDeskOrders(db, where);
  if (count > mostExported)
    throw new ProblemError('invalid', because('order_export_too_many', { most: mostExported }));
  const withLines = lines === '1';
  const parts = [csvOf([[...facts, ...sums, ...(withLines ? lineFacts : [])]])];
  for (let offset = 0; offset < count; offset += batch) {
    const orders = await findDeskOrdersWhole(db, where, filter.sort, { limit: batch, offset });
    const fulfilled = withLines
      ? await findFulfilledUnits(
          db,
          orders.map(({ id }) => id),
        )
      : new Map<string, number>();
    parts.push(
      csvOf(
        orders.flatMap((order) => {
          const cells = orderCells(order, timeZone);
          if (!withLines) return [[...cells.facts, ...cells.sums]];
          return order.document.cart.items.map((item, index) => [
            ...cells.facts,
            ...(index === 0 ? cells.sums : cells.sums.map(() => '')),
            item.sku,
            item.name,
            `${item.quantity}`,
            `${fulfilled.get(`${order.id} ${item._id}`) ?? 0}`,
            money(item.price),
            money(item.line_total),
          ]);
        }),
      ),
    );
  }
  return { csv: byteOrderMark + parts.join(''), count };
}
