import { useCallback } from 'react';
import { showToast, toastDurations } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { availableOf } from '#schemas/domain/catalog/quantity.ts';
import type { CartAnswer } from './cart-client.ts';
import { useCartClient } from './cart-state.tsx';

function whyNot(answer: CartAnswer & { ok: false }): string {
  if (answer.reason === 'retry') return m.cart_add_unsaved();
  return answer.reason === 'gone' ? m.cart_not_sold() : answer.message || m.cart_not_reached();
}

/** Puts a SKU into the cart and says so; rejects when it could not, having said that too. */
export function useAddToCart(): (
  sku: string,
  quantity?: number,
  configuration?: Configuration,
) => Promise<void> {
  const cart = useCartClient();
  return useCallback(
    async (sku, quantity = 1, configuration = undefined) => {
      const answer = await cart.add(sku, quantity, configuration ? { configuration } : {});
      if (!answer.ok) {
        const message = whyNot(answer);
        await showToast(message, { kind: answer.reason === 'retry' ? 'info' : 'error' });
        throw new Error(message);
      }
      const line = answer.cart.items.find((item) => item.sku === sku);
      const name = line?.name ?? '';
      await showToast(m.cart_added({ name }), {
        kind: 'success',
        duration: toastDurations.productAdded,
        link: { href: '/cart', label: m.cart_view() },
      });
      if (line && line.quantity > availableOf(line)) {
        await showToast(m.cart_added_beyond({ name, count: line.stock }), { kind: 'info' });
      }
    },
    [cart],
  );
}
