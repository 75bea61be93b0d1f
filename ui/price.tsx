import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { classes } from './classes.ts';

export type PriceProps = {
  price: number;
  /** What everyone else pays; struck beside the price when that is lower. */
  retail?: number;
  /** Several prices behind it: "from". */
  from?: boolean;
  /** Of one set or size among others: "as shown". */
  asShown?: boolean;
  size?: 'card' | 'page';
  className?: string;
};

/** The caller's price; where it is a trade price, the retail one struck beside it. */
export function Price({
  price,
  retail,
  from = false,
  asShown = false,
  size = 'card',
  className,
}: PriceProps) {
  const trade = retail !== undefined && retail > price;
  return (
    <p className={classes('price', className)}>
      {from ? <span className="text-sm text-stone">{m.product_from()}</span> : null}
      {trade ? <span className="sr-only">{m.product_trade_price()}</span> : null}
      <span
        className={classes(
          'font-semibold',
          size === 'page' ? 'text-2xl' : 'text-base',
          trade && 'text-accent',
        )}
      >
        {formatDollars(price)}
      </span>
      {trade ? (
        <>
          <span className="sr-only">{m.product_retail_price()}</span>
          <s className={classes('text-stone', size === 'page' ? 'text-lg' : 'text-sm')}>
            {formatDollars(retail)}
          </s>
        </>
      ) : null}
      {asShown ? <span className="text-sm text-stone">{m.product_as_shown()}</span> : null}
    </p>
  );
}
