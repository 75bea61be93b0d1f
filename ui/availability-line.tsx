import * as m from '#messages';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { Stock, StockLine } from './stock.tsx';

/** Where something can be had, in a line: in stock here, later, elsewhere, or not at all. */
export function AvailabilityLine({
  availability,
  warehouse,
  className,
}: {
  availability: Availability;
  /** Names the visitor's warehouse where the page does not. */
  warehouse?: string;
  className?: string;
}) {
  const { kind, count, warehouse: other, lead_days: days } = availability;
  switch (kind) {
    case 'here':
      return <Stock count={count} {...(warehouse ? { warehouse } : {})} className={className} />;
    case 'backorder':
      return <StockLine tone="later" words={m.product_backorder()} className={className} />;
    case 'made_to_order':
      return (
        <StockLine tone="later" words={m.product_made_to_order({ days: days ?? 0 })} className={className} />
      );
    case 'elsewhere':
    case 'transfer':
      return (
        <StockLine
          tone={kind === 'transfer' ? 'later' : 'none'}
          words={m.product_stock_elsewhere({ count, warehouse: other?.name ?? '' })}
          className={className}
        />
      );
    case 'none':
      return <StockLine tone="none" words={m.product_stock_nowhere()} className={className} />;
  }
}
