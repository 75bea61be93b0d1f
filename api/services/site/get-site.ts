/** GET and POST /api/v1/site (SPEC 3, Site response). */

import { requireOwner } from '#api/services/carts/ownership.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { lockOpenCarts, updateCart } from '#api/storage/repositories/carts.ts';
import { readSetting, type WarehouseRow } from '#api/storage/repositories/site.ts';
import type { Site, Warehouse } from '#schemas/domain/warehouse.ts';
import { knownWarehouses } from './current-warehouse.ts';

const warehouseView = (row: WarehouseRow): Warehouse => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  address: row.address,
  time_zone: row.time_zone,
  hours: row.hours,
});

export type SiteSettings = {
  name: string;
  tagline: string;
  firm_identifier: string;
  db: string;
  /** Where the contact form's messages go; '' or missing: they are kept and nobody gets mail. */
  contact_email?: string;
};

const unnamed: SiteSettings = {
  name: 'Storefront',
  tagline: '',
  firm_identifier: 'storefront',
  db: 'default',
};

/** Throws not_found while the store has no warehouse yet. */
export async function getSite(context: Context): Promise<Site> {
  const db = context.database.kysely;
  const [rows, settings = unnamed] = await Promise.all([
    knownWarehouses(context),
    context.memo.get('site', ['site'], () => readSetting<SiteSettings>(db, 'site')),
  ]);
  const warehouses = rows.map(warehouseView);
  const warehouse = warehouses.find(({ _id }) => _id === context.warehouseId) ?? warehouses[0];
  if (!warehouse) throw new ProblemError('not_found', 'This store has no warehouse yet.');
  return {
    warehouse,
    warehouses,
    settings: { name: settings.name, tagline: settings.tagline },
    firmSettings: { firm_identifier: settings.firm_identifier, db: settings.db },
  };
}

/** Makes a warehouse the current one; the caller's open carts go with it. Throws not_found. */
export async function selectWarehouse(context: Context, warehouseId: string): Promise<Site> {
  const site = await getSite({ ...context, warehouseId });
  if (site.warehouse._id !== warehouseId) throw new ProblemError('not_found', 'There is no such warehouse.');
  const owner = requireOwner(context.actor, { optional: true });
  if (owner) {
    await context.database.transaction(async (tx) => {
      for (const cart of await lockOpenCarts(tx, owner)) {
        if (cart.warehouse_id !== warehouseId) {
          await updateCart(tx, cart.id, { warehouse_id: warehouseId, version: cart.version + 1 });
        }
      }
    });
  }
  return site;
}
