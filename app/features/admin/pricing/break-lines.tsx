/** A price's own breaks, a line each. */
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { PriceTableRow } from '#schemas/domain/pricing/price-table.ts';

export const BreakLines = ({ breaks }: Pick<PriceTableRow, 'breaks'>) =>
  breaks.map(({ quantity, price }) => (
    <span key={quantity} className="block tabular-nums">
      {m.price_table_break({ quantity, price: formatDollars(price) })}
    </span>
  ));
