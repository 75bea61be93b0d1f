import * as m from '#messages';
import { select } from './fields.ts';

/** One of the icons of ui/trade-icons.tsx. */
export const tradeIcon = () =>
  select({
    label: m.block_columns_icon,
    options: {
      truck: m.block_columns_icon_truck,
      tag: m.block_columns_icon_tag,
      tools: m.block_columns_icon_tools,
      clock: m.block_columns_icon_clock,
      box: m.block_columns_icon_box,
      shield: m.block_columns_icon_shield,
      people: m.block_columns_icon_people,
      pin: m.block_columns_icon_pin,
    },
  });
