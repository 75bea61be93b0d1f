import * as m from '#messages';
import { classes } from './classes.ts';

/** Below this many a buyer had better know. */
const low = 6;

const dots = {
  some: '',
  low: 'low',
  later: 'later',
  none: 'none',
};

/** A dot that says how good it looks, and the words. */
export function StockLine({
  tone,
  words,
  className,
}: {
  tone: keyof typeof dots;
  words: string;
  className?: string | undefined;
}) {
  return <p className={classes('stock-line', dots[tone], className)}>{words}</p>;
}

/** What is in stock at the current warehouse; `warehouse` names it where the page does not. */
export function Stock({
  count,
  warehouse,
  className,
}: {
  count: number;
  warehouse?: string;
  className?: string | undefined;
}) {
  const words =
    count <= 0
      ? m.product_stock_none()
      : count < low
        ? m.product_stock_low({ count })
        : warehouse
          ? m.product_stock_at({ count, warehouse })
          : m.product_stock({ count });
  return <StockLine tone={count <= 0 ? 'none' : count < low ? 'low' : 'some'} {...{ words, className }} />;
}
