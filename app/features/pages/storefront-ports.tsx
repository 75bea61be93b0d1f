/** What blocks may ask of the storefront (app/page-renderer/ports.ts); the renderer adds `href`. */
import { useMemo } from 'react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import type { BlockPorts } from '#app/page-renderer/ports.ts';
import { showToast } from '#app/services/toasts.tsx';

export function useStorefrontPorts(): Omit<BlockPorts, 'href'> {
  const addToCart = useAddToCart();
  return useMemo(
    () => ({
      addToCart: (sku) => addToCart(sku),
      toast: (message) => void showToast(message),
    }),
    [addToCart],
  );
}
