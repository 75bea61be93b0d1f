/** What a product page says without being asked, made on the server so that the browser need not carry the making. */

import * as m from '#messages';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { hasMeasures, measuresOf } from '#schemas/domain/catalog/measures.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import { type HoursToday, hoursToday } from '#schemas/domain/platform/opening-hours.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { metricOf } from './metric.ts';

export type Drawing = { src: string; alt: string };
export type SpecificationRow = { label: string; value: string; metric: string | null };

const row = (label: string, value: string): SpecificationRow => ({ label, value, metric: metricOf(value) });

/** With units, and the metric ones beside inches and pounds. */
export function specificationsOf(product: Product, selected: Sku): SpecificationRow[] {
  const measures = measuresOf(product, selected.options);
  const { name, pieces } = product.uom;
  return [
    row(m.shop_item_number(), product.product_number),
    ...(hasMeasures(product) ? [row(m.shop_dimensions(), m.shop_dimensions_inches(measures))] : []),
    ...(selected.weight > 0 && !product.custom
      ? [row(m.shop_weight(), m.shop_weight_pounds({ weight: selected.weight }))]
      : []),
    row(m.shop_sold_by(), pieces > 1 ? m.shop_sold_by_pieces({ unit: name, count: pieces }) : name),
    ...Object.entries(selected.options).map(([label, value]) => row(label, value)),
    ...Object.entries(product.specifications)
      .filter(([label]) => !(label in selected.options))
      .map(([label, value]) => row(label, value)),
  ];
}

/** Its drawing with dimensions (server/drawings); null when its measures are not known. */
export function drawingOf(product: Product, selected: Sku): Drawing | null {
  const measures = measuresOf(product, selected.options);
  if (!hasMeasures(product) || measures.height <= 0) return null;
  const said = m.shop_dimensions_inches(measures);
  return {
    src: inLanguage(`/p/${product.slug}/drawing.svg?sku=${encodeURIComponent(selected.sku)}`),
    alt: m.drawing_alt({ name: product.name, dimensions: said, metric: metricOf(said) ?? '' }),
  };
}

function sayHours({ is, time }: HoursToday): string {
  if (is === 'open') return m.warehouse_open_until({ time });
  if (is === 'later') return m.warehouse_opens_at({ time });
  return is === 'over' ? m.warehouse_closed_now() : m.warehouse_closed_today();
}

/** Each warehouse with how it stands with its hours, and until when that holds (ISO). */
export function warehouseHours(warehouses: Warehouse[], now = new Date()) {
  const today = warehouses.map((warehouse) => hoursToday(warehouse, now));
  return {
    warehouses: warehouses.map(({ _id, name, phone }, index) => ({
      _id,
      name,
      phone,
      hours: sayHours(today[index] as HoursToday),
    })),
    until: today.length > 0 ? new Date(Math.min(...today.map(({ until }) => until))).toISOString() : null,
  };
}
