/** What the cart has to say, and the way back from what was removed; the same on its page and in its drawer. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AddedNews } from './added-lines.server.ts';
import { useCart, useCartClient } from './cart-state.tsx';
import { UnsentEdits } from './unsent-edits.tsx';

export type Removed = {
  sku: string;
  name: string;
  quantity: number;
  note: string;
  configuration: Configuration | null;
  /** Where it stood among the lines. */
  at: number;
  /** The id of the warehouse that it came from, where that was not the cart's. */
  shipFrom: string | null;
};
const removedOf = (
  { sku, name, quantity, note, configuration, ship_from }: CartItem,
  at: number,
): Removed => ({
  sku,
  name,
  quantity,
  note,
  configuration,
  shipFrom: ship_from?._id ?? null,
  at,
});

export type Removal = {
  removed: Removed[];
  remove: (item: CartItem) => void;
  clear: (items: readonly CartItem[]) => void;
  undo: () => void;
};

/** Takes lines out and brings them back as they were. `before` was removed without a script. */
export function useRemoval(before: Removed | null = null): Removal {
  const client = useCartClient();
  const { summary, wanted, cart: saved } = useCart();
  const cart = summary.id;
  const [taken, setTaken] = useState<{ from: string | null; removed: Removed[] }>({
    from: null,
    removed: before ? [before] : [],
  });
  // Undo belongs to the cart that something was taken out of.
  const removed = taken.from === null || taken.from === cart ? taken.removed : [];
  const setRemoved = (lines: Removed[]) => setTaken({ from: cart, removed: lines });
  // What was changed a moment ago is not in the server's line yet.
  const asShown = (item: CartItem, at: number) => {
    const { quantity = item.quantity, note = item.note } = wanted.get(item._id) ?? {};
    return removedOf({ ...item, quantity, note }, at);
  };
  return {
    removed,
    remove: (item) => {
      const at = saved?.items.findIndex(({ _id }) => _id === item._id) ?? -1;
      setRemoved([asShown(item, at < 0 ? (saved?.items.length ?? 0) : at)]);
      client.set(item._id, { quantity: 0 });
    },
    clear: (items) => {
      setRemoved(items.map(asShown));
      client.clear();
    },
    undo: () => {
      for (const { sku, quantity, name: _, ...line } of removed)
        void client.add(sku, quantity, { ...line, exact: true });
      setRemoved([]);
    },
  };
}

export function CartNotices({ removal, error = null }: { removal: Removal; error?: string | null }) {
  const { error: refused, gone } = useCart();
  const failure = refused ?? error;
  return (
    <>
      <UnsentEdits />
      {failure === null ? null : (
        <Notice tone="error" className="mt-4">
          {failure || m.cart_not_reached()}
        </Notice>
      )}
      {gone.map((name) => (
        <Notice key={name} tone="warning" className="mt-4">
          {m.cart_gone({ name })}
        </Notice>
      ))}
      <RemovedNotice key={removal.removed.map(({ sku }) => sku).join()} removal={removal} />
    </>
  );
}

const leftWords = {
  not_sold: m.cart_left_not_sold,
  none: m.cart_left_none,
  impossible: m.cart_left_impossible,
  choose: m.cart_left_choose,
  fewer: m.cart_left_fewer,
} as const;

/** What a shared cart, favorites or an order brought, and by name what it could not. */
export function AddedNotice({ news: { added, left, more } }: { news: AddedNews }) {
  const title = added === 0 ? m.cart_many_none() : m.cart_many_added({ count: added });
  return (
    <Notice tone={left.length > 0 ? 'warning' : 'success'} className="mt-4" title={title}>
      {left.length > 0 ? (
        <>
          <p>{m.cart_many_left()}</p>
          <ul className="mt-1 list-disc pl-5">
            {left.map(({ reason, ...line }) => (
              <li key={`${line.sku} ${line.wanted}`}>{leftWords[reason](line)}</li>
            ))}
            {more > 0 ? <li>{m.cart_many_more({ count: more })}</li> : null}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}

function RemovedNotice({ removal: { removed, undo } }: { removal: Removal }) {
  const [first, second] = removed;
  if (!first) return null;
  return (
    <Focused>
      <Notice>
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            const area = event.currentTarget.closest<HTMLElement>('dialog, main');
            undo();
            // The button goes with what it says.
            area?.focus({ preventScroll: true });
          }}
        >
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="sku" value={first.sku} />
          <input type="hidden" name="quantity" value={first.quantity} />
          <input type="hidden" name="note" value={first.note} />
          <input type="hidden" name="at" value={first.at} />
          {first.shipFrom ? <input type="hidden" name="ship_from" value={first.shipFrom} /> : null}
          {first.configuration ? (
            <input type="hidden" name="configuration" value={JSON.stringify(first.configuration)} />
          ) : null}
          <span className="mr-3">
            {second ? m.cart_removed_many({ count: removed.length }) : m.cart_removed({ name: first.name })}
          </span>
          <Button type="submit" variant="text" className="min-h-0!">
            {m.cart_undo()}
          </Button>
        </form>
      </Notice>
    </Focused>
  );
}

/** The line that had the focus is gone. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mt-4 rounded-sm">
      {children}
    </div>
  );
}
