/** What blocks may ask of the storefront (blocks/kit/ports.ts); the renderer adds `href`. */
import { useMemo } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/storefront/favorites/favorites-state.tsx';
import { popupAfterDelay } from '#app/shared/popup-delay.ts';
import { counting } from '#app/shared/session-keys.ts';
import { showToast } from '#app/shared/toasts.tsx';
import type { BlockPorts } from '#blocks/kit/ports.ts';

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
        (await import('#app/features/storefront/contact/send-contact.ts')).sendContact(fields),
    }),
    [addToCart],
  );
}
