/** What blocks may ask of a preview: everything answers, nothing happens. */

import { showToast } from '#app/shared/toasts.tsx';
import { type BlockPorts, createHref } from '#blocks/kit/ports.ts';
import * as m from '#messages';
import { FavoriteButton } from '#ui/favorite-button.tsx';

/** In place of anything that would change something. */
export const sayPreview = () => void showToast(m.preview_harmless());

const previewPorts: Omit<BlockPorts, 'href'> = {
  addToCart: async () => sayPreview(),
  favorite: (product) => <FavoriteButton product={product} on={false} onToggle={sayPreview} />,
  toast: (message, kind) => void showToast(message, { kind }),
  // It is mounted when somebody wants to see it, and not before.
  popup: ({ open }) => {
    open(() => {});
    return () => {};
  },
  counting: { refused: () => false, refusedByBrowser: () => false, refuse: sayPreview },
  sendContact: async () => {
    sayPreview();
    return {};
  },
};

/** For what is not edited: no popup comes. */
export const quietPorts = { ...previewPorts, popup: () => () => {} };

export const portsWith = (references: Parameters<typeof createHref>[0]): BlockPorts => ({
  ...previewPorts,
  href: createHref(references),
});
