/** /admin/inventory/purchase-orders: the list, and a new one (docs/product.md#inventory). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { purchaseStatuses } from '#schemas/domain/catalog/purchase-order.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { choicesOf } from '../catalog/catalog.server.ts';
import { purchasesPath } from './purchase-words.ts';

/** Throws the 404 page for a role that keeps no inventory. */
export async function loadPurchases(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  if (!roleMay(role, 'keepInventory')) throw notFound();
  const { api } = context;
  const asked = new URL(request.url).searchParams;
  const id = (name: string) => asked.get(name)?.trim().slice(0, 80) || undefined;
  const query = {
    status: purchaseStatuses.find((status) => status === asked.get('status')),
    vendor: id('vendor'),
    warehouse: id('warehouse'),
  };
  const page = pageIn(asked);
  const [orders, warehouses, vendors] = await Promise.all([
    api.listPurchaseOrders({ query: { ...query, page } }),
    api.listDeskWarehouses(),
    choicesOf(api, 'vendor'),
  ]);
  return {
    query,
    orders: unwrap('listPurchaseOrders', orders),
    vendors,
    warehouses: unwrap('listDeskWarehouses', warehouses).items.map(({ _id, closed_at, details }) => ({
      _id,
      name: details.name,
      isOpen: closed_at === null,
    })),
  };
}
export type PurchasesPage = Awaited<ReturnType<typeof loadPurchases>>;

/** A draft is begun, from the reorder list with what is low; the browser goes to it. */
export async function beginPurchase(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  if (form.get('form') !== 'begin') throw notFound();
  const result = await context.api.createPurchaseOrder({
    body: {
      vendor: textOf(form, 'vendor') || '-',
      warehouse: textOf(form, 'warehouse') || '-',
      reorder: form.has('reorder'),
    },
  });
  if (result.ok) return redirect(`${purchasesPath}/${result.data._id}`, 303);
  return data<StaffAnswer>(answerOf(form, 'begin', result, '', ['vendor', 'warehouse']), {
    status: result.status,
  });
}
