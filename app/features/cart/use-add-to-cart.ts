import { useCallback } from 'react';
import { showToast, toastDurations } from '#app/services/toasts.tsx';
import * as m from '#messages';
import { useCartClient } from './cart-state.tsx';

/** Puts a SKU into the cart and says so; rejects when it could not, having said that too. */
export function useAddToCart(): (sku: string, quantity?: number) => Promise<void> {
  const cart = useCartClient();
  return useCallback(
    async (sku, quantity = 1) => {
      const answer = await cart.add(sku, quantity);
      if (!answer.ok) {
        await showToast(answer.message || m.cart_not_reached(), { kind: 'error' });
        throw new Error(answer.message);
      }
      const name = answer.cart.items.find((item) => item.sku === sku)?.name ?? '';
      await showToast(m.cart_added({ name }), { kind: 'success', duration: toastDurations.productAdded });
    },
    [cart],
  );
}
