/** What was ordered, as it is read: an order is stored in English, and in Spanish beside it. No zod: browsers use it. */
import { currentLanguage } from '../platform/language.ts';
import type { CartItem, ConfiguredItem } from './cart.ts';

/** What a slot, an option or a value of a choice is called here. */
export const labelOf = ({ labels }: Pick<ConfiguredItem, 'labels'>, text: string): string =>
  labels?.[text] ?? text;

/** Dimensions or options with what was chosen, in the dealer's order. */
export function chosenIn<T>(
  { in_order: names = [] }: Pick<ConfiguredItem, 'in_order'>,
  values: Record<string, T>,
): [string, T][] {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(values).sort(([one], [other]) => place(one) - place(other));
}

/** An item in its reader's language, without what it says in the other one. */
export function itemHere({ in_spanish: spanish, ...item }: CartItem): CartItem {
  if (!spanish || currentLanguage() !== 'es') return item;
  return { ...item, ...spanish, picture: { ...item.picture, alt: spanish.name } };
}
