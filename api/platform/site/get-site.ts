/** GET and POST /api/v1/site (docs/product.md#warehouses). */

import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSetting, type WarehouseRow } from '#api/platform/storage/site.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Site, Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { readChatSetting } from './chat-setting.ts';
import { knownWarehouses } from './current-warehouse.ts';

const day = 86_400_000;

const dayBefore = (now: Date) => new Date(now.getTime() - day).toISOString().slice(0, 10);

/** A warehouse as it is sent; days that are over everywhere are left out. */
export const warehouseView = (row: WarehouseRow, now: Date): Warehouse => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  address: row.address,
  time_zone: row.time_zone,
  hours: row.hours,
  exceptions: row.exceptions.filter(({ date }) => date >= dayBefore(now)),
});

export type SiteSettings = {
  name: string;
  tagline: string;
  /** In Spanish; '' or missing: in English there as well. */
  tagline_es?: string;
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
  const [rows, settings = unnamed, chat] = await Promise.all([
    knownWarehouses(context),
    context.memo.get('site', ['site'], () => readSetting<SiteSettings>(db, 'site')),
    context.memo.get('chat-setting', ['site'], () => readChatSetting(db)),
  ]);
  const warehouses = rows.map((row) => warehouseView(row, context.now()));
  const warehouse = warehouses.find(({ _id }) => _id === context.warehouseId) ?? warehouses[0];
  if (!warehouse) throw new ProblemError('not_found', because('warehouse_none'));
  return {
    warehouse,
    warehouses,
    settings: {
      name: settings.name,
      tagline: inEither(settings.tagline, settings.tagline_es ?? ''),
      chat_delay: chat.popupDelay,
    },
    firmSettings: { firm_identifier: settings.firm_identifier, db: settings.db },
  };
}
