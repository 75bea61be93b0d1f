/** POST and PUT /api/v1/desk/warehouses (ours): a new warehouse, and what is changed of one (docs/product.md#warehouses-desk). */
import type { Transaction } from 'kysely';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses, type WarehouseRow } from '#api/platform/storage/site.ts';
import {
  insertWarehouse,
  lockWarehouses,
  orderWarehouses,
  updateWarehouse,
} from '#api/sales/storage/warehouse-desk.ts';
import { minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type {
  ChangeWarehouse,
  DeliveryArea,
  PickUpRules,
  WarehouseDetails,
  WarehouseRecord,
} from '#schemas/domain/platform/warehouse-desk.ts';
import { type PlacedDetails, placeWarehouse } from './place-warehouse.ts';
import { readWarehouse } from './read-warehouses.ts';

type Tx = Transaction<Tables>;

/** Pages name warehouses, their hours, and which of them have something. */
export const warehouseTags = ['site', 'catalog'];

const detailColumns = (details: PlacedDetails) => ({
  name: details.name,
  phone: details.phone,
  address: JSON.stringify(details.address),
  time_zone: details.time_zone,
  hours: JSON.stringify(details.hours),
  tax_rate_bps: Math.round(details.tax_percent * 100),
  local_delivery_cents: toCents(details.local_delivery),
  transfer_days: details.transfer_days,
});

const areaColumn = ({ zips, minimum }: DeliveryArea) =>
  JSON.stringify({ zips: [...new Set(zips)].sort(), minimum_cents: toCents(minimum) });

/** Imports and records name warehouses by name. Throws invalid for another one's. */
function requireOwnName(rows: readonly WarehouseRow[], id: string, { name }: WarehouseDetails): void {
  const other = rows.find((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
  if (!other) return;
  const reason = because('warehouse_name_taken');
  throw new ProblemError('invalid', reason, { '/details/name': [reason] });
}

/** A window that no shopper would ever be offered is a mistake. Throws invalid for one. */
function requireOpenWindows({ hours }: WarehouseRow, { windows }: PickUpRules): void {
  const wrong = windows.findIndex(({ days, open, close }) =>
    days.every((day) => {
      const [opens, closes] = [minutesOfTime(hours[day].open), minutesOfTime(hours[day].close)];
      if (opens === null || closes === null) return true;
      return (minutesOfTime(open) ?? 0) >= closes || (minutesOfTime(close) ?? 0) <= opens;
    }),
  );
  if (wrong === -1) return;
  const reason = because('window_never_open');
  throw new ProblemError('invalid', reason, { [`/pick_up/windows/${wrong}/open`]: [reason] });
}

/** Puts it where it is to be among the open ones. */
async function putInPlace(tx: Tx, rows: readonly WarehouseRow[], id: string, place: number): Promise<void> {
  const isOpen = ({ closed_at }: WarehouseRow) => closed_at === null;
  const open = rows.filter((row) => isOpen(row) && row.id !== id).map((row) => row.id);
  open.splice(place - 1, 0, id);
  const closed = rows.filter((row) => !isOpen(row) && row.id !== id).map((row) => row.id);
  await orderWarehouses(tx, [...open, ...closed]);
}

/** Begins without stock. Throws unauthenticated, forbidden and invalid. */
export async function createWarehouse(
  context: Context,
  input: { details: WarehouseDetails },
): Promise<WarehouseRecord> {
  requirePermission(context.actor, 'manageWarehouses');
  const details = await placeWarehouse(input.details);
  return context.database.transaction(async (tx) => {
    await lockWarehouses(tx);
    const rows = await findAllWarehouses(tx);
    const id = newId();
    requireOwnName(rows, id, details);
    await insertWarehouse(tx, { id, position: rows.length + 1, ...detailColumns(details) });
    await putInPlace(tx, rows, id, details.place);
    await recordAudit(tx, context, 'warehouse.create', id, details.name);
    await context.versions.bump(tx, warehouseTags);
    return readWarehouse(tx, context.now(), id);
  });
}

/** All warehouses, kept from others. Throws not_found and stale_version. */
export async function takeWarehouse(tx: Tx, id: string, version: number): Promise<WarehouseRow[]> {
  await lockWarehouses(tx);
  const rows = await findAllWarehouses(tx);
  const own = rows.find((row) => row.id === id);
  if (!own) throw new ProblemError('not_found', because('warehouse_not_found'));
  if (own.version !== version) throw new ProblemError('stale_version', because('record_changed'));
  return rows;
}

/** Throws unauthenticated, forbidden, not_found, stale_version and invalid. */
export async function changeWarehouse(
  context: Context,
  id: string,
  { version, details: input, pick_up, delivery_area }: ChangeWarehouse,
): Promise<WarehouseRecord> {
  requirePermission(context.actor, 'manageWarehouses');
  const details = input && (await placeWarehouse(input));
  return context.database.transaction(async (tx) => {
    const rows = await takeWarehouse(tx, id, version);
    const own = rows.find((row) => row.id === id);
    if (details) requireOwnName(rows, id, details);
    if (own && pick_up) requireOpenWindows(own, pick_up);
    await updateWarehouse(tx, id, {
      ...(details ? detailColumns(details) : {}),
      ...(pick_up ? { pick_up: JSON.stringify(pick_up) } : {}),
      ...(delivery_area ? { delivery_area: areaColumn(delivery_area) } : {}),
    });
    if (details && own?.closed_at === null) await putInPlace(tx, rows, id, details.place);
    const what = details ? 'details' : pick_up ? 'pick_up' : 'area';
    await recordAudit(tx, context, 'warehouse.change', id, details?.name ?? own?.name ?? '', { what });
    await context.versions.bump(tx, warehouseTags);
    return readWarehouse(tx, context.now(), id);
  });
}
