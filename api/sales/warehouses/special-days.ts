/** /api/v1/desk/special-days (ours): days whose hours are not the week's (docs/product.md#warehouses-desk). */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import { countPickUpDays } from '#api/sales/storage/pick-ups.ts';
import {
  deleteSpecialDay,
  findSpecialDays,
  insertSpecialDay,
  type SpecialDayRow,
} from '#api/sales/storage/warehouse-desk.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { AddSpecialDay, SpecialDay } from '#schemas/domain/platform/warehouse-desk.ts';

type Booked = Awaited<ReturnType<typeof countPickUpDays>>;

const bookedOn = (booked: Booked, row: Pick<SpecialDayRow, 'warehouse_id' | 'day'>): number =>
  booked
    .filter(({ warehouse, day }) => day === row.day && (row.warehouse_id ?? warehouse) === warehouse)
    .reduce((sum, { count }) => sum + count, 0);

const view = (row: SpecialDayRow, booked: Booked): SpecialDay => ({
  _id: row.id,
  warehouse: row.warehouse_id === null ? null : { _id: row.warehouse_id, name: row.warehouse_name ?? '' },
  date: row.day,
  name: row.name,
  kind: row.kind,
  open: row.kind === 'hours' ? row.open : null,
  close: row.kind === 'hours' ? row.close : null,
  booked: bookedOn(booked, row),
});

/** Those that are not over, soonest first. Throws unauthenticated and forbidden. */
export async function listSpecialDays(context: Context): Promise<{ items: SpecialDay[] }> {
  requirePermission(context.actor, 'readWarehouses');
  // A day is over everywhere a day later.
  const since = new Date(context.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const db = context.database.kysely;
  const rows = (await findSpecialDays(db)).filter(({ day }) => day >= since);
  const booked = await countPickUpDays(db, since);
  return { items: rows.map((row) => view(row, booked)) };
}

/** Throws unauthenticated, forbidden, and invalid for no such warehouse, a day that is over, and one that has hours of its own. */
export async function addSpecialDay(context: Context, input: AddSpecialDay): Promise<SpecialDay> {
  requirePermission(context.actor, 'manageWarehouses');
  return context.database.transaction(async (tx) => {
    const refuse = (field: string, reason: ReturnType<typeof because>) =>
      new ProblemError('invalid', reason, { [`/${field}`]: [reason] });
    const warehouses = await findAllWarehouses(tx);
    const own = warehouses.find(({ id }) => id === input.warehouse);
    if (input.warehouse !== null && !own) throw refuse('warehouse', because('warehouse_not_found'));
    const isOver = (own ? [own] : warehouses).every(
      ({ time_zone }) => input.date < dayIn(time_zone, context.now()),
    );
    if (isOver) throw refuse('date', because('special_day_over'));
    const row = {
      id: newId(),
      warehouse_id: input.warehouse,
      day: input.date,
      name: input.name,
      kind: input.kind,
      open: (input.kind === 'hours' ? input.open : null) ?? '',
      close: (input.kind === 'hours' ? input.close : null) ?? '',
    };
    if (!(await insertSpecialDay(tx, row))) throw refuse('date', because('special_day_taken'));
    const detail = { fields: input.date, ...(own ? { who: own.name } : {}) };
    await recordAudit(tx, context, 'warehouse.day_add', input.warehouse ?? 'all', input.name, detail);
    await context.versions.bump(tx, ['site']);
    return view({ ...row, warehouse_name: own?.name ?? null }, await countPickUpDays(tx, input.date));
  });
}

/** Throws unauthenticated, forbidden and not_found. */
export async function removeSpecialDay(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'manageWarehouses');
  return context.database.transaction(async (tx) => {
    const row = await deleteSpecialDay(tx, id);
    if (!row) throw new ProblemError('not_found', because('special_day_gone'));
    await recordAudit(tx, context, 'warehouse.day_remove', row.warehouse_id ?? 'all', row.name, {
      fields: row.day,
    });
    await context.versions.bump(tx, ['site']);
    return {};
  });
}
