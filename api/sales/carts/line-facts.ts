/** A line's details in words, the same in an email and on paper. Each fact is a row of its own. */
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import type { CartItem, ConfiguredItem } from '#schemas/domain/sales/cart.ts';
import { optionTexts, sizeTexts } from '#schemas/fields/choice-text.ts';

/** The sell unit, where it is more than one piece. */
export const unitFacts = ({ unit, piece_size: count }: CartItem): string[] =>
  count > 1 ? [m.cart_sold_in({ unit, count })] : [];

/** The warehouse that sends it, where that is not the order's. */
export const sourceFacts = ({ ship_from: from }: CartItem): string[] =>
  from ? [m.cart_ships_from({ warehouse: from.name })] : [];

/** How a product is made, when it is ready, and whether it can be returned. A kit's parts are not in it. */
export function madeToOrderFacts(chosen: ConfiguredItem): string[] {
  const { drawing_name: drawing, ready_on: ready, returnable } = chosen;
  return [
    ...sizeTexts(chosen),
    ...optionTexts(chosen),
    ...(drawing ? [m.custom_drawing_line({ name: drawing })] : []),
    ...(ready ? [m.custom_ready({ day: formatDate(ready) })] : []),
    ...(returnable ? [] : [m.custom_final()]),
  ];
}

/** The buyer's note. */
export const noteFacts = ({ note }: CartItem): string[] => (note ? [`${m.cart_note()}: ${note}`] : []);
