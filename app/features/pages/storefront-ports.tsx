/** What blocks may ask of the storefront (app/page-renderer/ports.ts); the renderer adds `href`. */
import { useMemo } from 'react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/favorites/favorites-state.tsx';
import type { BlockPorts } from '#app/page-renderer/ports.ts';
import { popupAfterDelay } from '#app/services/popup-delay.ts';
import { counting } from '#app/services/session-keys.ts';
import { showToast } from '#app/services/toasts.tsx';

export function useStorefrontPorts(): Omit<BlockPorts, 'href'> {
  const addToCart = useAddToCart();
  return useMemo(
    () => ({
      addToCart: (sku) => addToCart(sku),
      favorite: (product) => <Favorite product={product} />,
      toast: (message, kind) => void showToast(message, { kind }),
      popup: (request) => popupAfterDelay(request),
      counting,
      sendContact: async (fields) =>
        (await import('#app/features/contact/send-contact.ts')).sendContact(fields),
    }),
    [addToCart],
  );
}
