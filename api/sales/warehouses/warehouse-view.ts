/** A warehouse as its employees see it. Pure. */
import type { WarehouseRow } from '#api/platform/storage/site.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { hoursOnDate } from '#schemas/domain/platform/opening-days.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';

type WarehouseUses = Pick<WarehouseRecord, 'skus' | 'orders' | 'carts'>;

/** `place`: from 1. */
export const warehouseRecord = (
  row: WarehouseRow,
  place: number,
  uses: WarehouseUses | undefined,
  now: Date,
): WarehouseRecord => ({
  _id: row.id,
  version: row.version,
  details: {
    name: row.name,
    phone: row.phone,
    address: row.address,
    time_zone: row.time_zone,
    hours: row.hours,
    place,
    tax_percent: row.tax_rate_bps / 100,
    local_delivery: toDollars(row.local_delivery_cents),
    transfer_days: row.transfer_days,
  },
  pick_up: row.pick_up,
  delivery_area: {
    zips: row.delivery_area.zips,
    minimum: toDollars(row.delivery_area.minimum_cents),
  },
  closed_at: row.closed_at,
  today: hoursOnDate(row, dayIn(row.time_zone, now)),
  skus: uses?.skus ?? 0,
  orders: uses?.orders ?? 0,
  carts: uses?.carts ?? 0,
});
