/** Facts of an item that stand beside its options, each where there is one. */
import * as m from '#messages';
import type { CartItem } from '#schemas/domain/sales/cart.ts';

/** The sell unit, where it is more than one piece. */
export const unitFacts = ({ unit, piece_size: count }: Pick<CartItem, 'unit' | 'piece_size'>): string[] =>
  count > 1 ? [m.cart_sold_in({ unit, count })] : [];

/** From another warehouse, and the days until it is at the shopper's own. */
export const shipsFrom = (warehouse: string, days: number | null): string =>
  days === null ? m.cart_ships_from({ warehouse }) : m.cart_ships_from_days({ warehouse, days });

/** The warehouse that sends it, where that is not the order's. */
export const sourceFacts = ({ ship_from: from }: Pick<CartItem, 'ship_from'>): string[] =>
  from ? [m.cart_ships_from({ warehouse: from.name })] : [];
