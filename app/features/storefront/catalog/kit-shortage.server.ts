/** Why a kit can't be bought here: the parts that the visitor's warehouse lacks, and which warehouse has them. */
import * as m from '#messages';
import type { Sku } from '#schemas/domain/catalog/catalog.ts';
import type { KitView } from './kit.ts';

type Place = { _id: string; name: string };

/** Sentences on each part that is short; '' when none is. */
export function kitShortage(
  { slots, parts }: Pick<KitView, 'slots' | 'parts'>,
  here: Place,
  warehouses: readonly Place[],
): string {
  return slots
    .flatMap(({ name: slot, chosen }) => {
      if (!chosen) return [];
      const { sku } = chosen;
      const needed = parts
        .filter((part) => part.sku === sku.sku)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      if (sku.backorder || sku.stock >= needed) return [];
      const options = Object.values(sku.options).join(', ');
      const part = options ? m.kit_part_in({ slot, options }) : slot;
      const warehouse = here.name;
      return [
        sku.stock > 0
          ? m.kit_part_few({ part, count: sku.stock, warehouse, needed })
          : m.kit_part_none({ part, warehouse }),
        elsewhere(sku, needed, warehouses),
      ];
    })
    .join(' ');
}

/** The nearest warehouse if it has enough, otherwise the first in the dealer's order. */
function elsewhere({ stocks, availability }: Sku, needed: number, warehouses: readonly Place[]): string {
  const enough = stocks.filter(({ quantity }) => quantity >= needed);
  const source = enough.find(({ warehouse }) => warehouse === availability.warehouse?._id) ?? enough.at(0);
  const name = warehouses.find(({ _id }) => _id === source?.warehouse)?.name;
  return source && name
    ? m.kit_part_elsewhere({ count: source.quantity, warehouse: name })
    : m.kit_part_nowhere();
}
