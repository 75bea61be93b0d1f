import type { BlockPorts } from '#blocks/kit/ports.ts';

/** What a block asks of a storefront that does nothing; `href` comes from a page's references. */
export const quietPorts: Omit<BlockPorts, 'href'> = {
  addToCart: async () => {},
  favorite: () => null,
  toast: () => {},
  popup: () => () => {},
  sendContact: async () => ({}),
  counting: { refused: () => false, refusedByBrowser: () => false, refuse: () => {} },
};
