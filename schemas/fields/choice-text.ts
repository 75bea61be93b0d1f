/** What was chosen of a piece made to measure, for screens, papers and emails. */
import * as m from '#messages';
import type { ConfiguredItem } from '../domain/sales/cart.ts';
import { chosenIn, labelOf } from '../domain/sales/items-read.ts';

/** "Width 12 in" for each dimension, in the dealer's order. */
export const sizeTexts = (chosen: ConfiguredItem): string[] =>
  chosenIn(chosen, chosen.dimensions).map(([name, value]) =>
    m.custom_dimension({ name: labelOf(chosen, name), value }),
  );

/** "Panel: Flat". */
export const optionText = (chosen: ConfiguredItem, option: string, value: string): string =>
  m.cart_option({ option: labelOf(chosen, option), value: labelOf(chosen, value) });

/** "Panel: Flat" for each option, in the dealer's order. */
export const optionTexts = (chosen: ConfiguredItem): string[] =>
  chosenIn(chosen, chosen.options).map(([option, value]) => optionText(chosen, option, value));

/** "Width 12 in × Height 33 in, Panel: Flat"; '' of a kit. */
export const choiceText = (chosen: ConfiguredItem): string =>
  [sizeTexts(chosen).join(' × '), ...optionTexts(chosen)].filter(Boolean).join(', ');
