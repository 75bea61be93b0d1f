import * as m from '#messages';
import { classes } from './classes.ts';

/** Below this many a buyer had better know. */
const low = 6;

/** What stands at the current warehouse; `warehouse` names it where the page does not. */
export function Stock({
  count,
  warehouse,
  className,
}: {
  count: number;
  warehouse?: string;
  className?: string;
}) {
  const words =
    count <= 0
      ? m.product_stock_none()
      : count < low
        ? m.product_stock_low({ count })
        : warehouse
          ? m.product_stock_at({ count, warehouse })
          : m.product_stock({ count });
  const dot = count <= 0 ? 'border border-line-strong' : count < low ? 'bg-warning' : 'bg-accent';
  return (
    <p className={classes('flex items-center gap-2 text-sm text-stone', className)}>
      <span aria-hidden="true" className={classes('size-2 shrink-0 rounded-full', dot)} />
      {words}
    </p>
  );
}
