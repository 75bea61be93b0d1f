/** The cart's edits that wait for a connection: that they are kept, which they are, and when they were sent. */

import { seenAt } from '#app/shared/offline/saved-notice.tsx';
import { useOnline } from '#app/shared/offline/use-online.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCart, useCartClient } from './cart-state.tsx';
import { useSentAt } from './sent-edits.ts';
import { waitingAdds } from './waiting-adds.ts';

export function UnsentEdits() {
  const client = useCartClient();
  const cart = useCart();
  const { unsaved, pending } = cart;
  const waiting = waitingAdds(cart);
  const isOnline = useOnline();
  const sentAt = useSentAt();
  if (sentAt && !pending)
    return (
      <Notice tone="success" className="mt-4">
        {m.offline_cart_sent({ time: seenAt(sentAt) })}
      </Notice>
    );
  // With a connection a save takes a moment, and says something when it fails.
  if (!(unsaved || (pending && !isOnline)))
    return isOnline ? null : <Notice className="mt-4">{m.offline_cart_text()}</Notice>;
  return (
    <Notice tone="warning" className="mt-4">
      {isOnline ? (
        <>
          <span className="mr-3">{m.cart_unsaved()}</span>
          <Button variant="text" onClick={() => void client.flush()} className="min-h-0!">
            {m.cart_retry()}
          </Button>
        </>
      ) : (
        <p>{m.offline_cart_unsent()}</p>
      )}
      {waiting.length > 0 ? (
        <>
          <p className="mt-2">{m.offline_cart_waiting()}</p>
          <ul className="mt-1 list-disc pl-5">
            {waiting.map(({ sku, quantity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were added.
              <li key={index}>{m.offline_cart_add({ sku, count: quantity })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
