/** What was chosen of a piece made to measure, on one line, for screens, papers and emails. */
import * as m from '#messages';
import type { ConfiguredItem } from '../domain/sales/cart.ts';
import { chosenIn, labelOf } from '../domain/sales/items-read.ts';

/** "Width 12 in × Height 33 in, Panel: Flat"; '' of a kit. */
export function choiceText(chosen: ConfiguredItem): string {
  const size = chosenIn(chosen, chosen.dimensions).map(([name, value]) =>
    m.custom_dimension({ name: labelOf(chosen, name), value }),
  );
  const options = chosenIn(chosen, chosen.options).map(([option, value]) =>
    m.cart_option({ option: labelOf(chosen, option), value: labelOf(chosen, value) }),
  );
  return [size.join(' × '), ...options].filter(Boolean).join(', ');
}
