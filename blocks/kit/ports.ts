/**
 * What a block may ask of the storefront around it. The storefront gives the real ones, tests and the block
 * gallery give fakes; a block imports nothing else of the app but ui.
 */
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Reference } from '#schemas/domain/content/page.ts';

export type BlockPorts = {
  /** The address a link field leads to today; references are resolved by the API when the page is served. */
  href: (link: string) => string;
  /** Puts one of a SKU into the cart and says so; resolves when the server answered. */
  addToCart: (sku: string) => Promise<void>;
  /** The heart that makes a product a favorite, for a card's corner. */
  favorite: (product: { _id: string; name: string }) => ReactNode;
  /** Shows a short message that goes by itself. */
  toast: (message: string, kind?: 'info' | 'success' | 'error') => void;
  /** Asks for a popup's turn; answers how to call it off. */
  popup: (request: PopupRequest) => () => void;
  /** Sends the contact form: nothing when it went, else what is wrong, by field ('' for the whole). */
  sendContact: (fields: Record<string, string>) => Promise<Record<string, string>>;
  /** In the browser: whether this visitor's visits are counted (docs/product.md#events). */
  counting: { refused: () => boolean; refusedByBrowser: () => boolean; refuse: (refused: boolean) => void };
};

/** A popup that wants to come (docs/product.md#popups); the storefront decides when, and whether. */
export type PopupRequest = {
  /** The block's: each is shown once a session. */
  id: string;
  /** Seconds after the page came. */
  delay: number;
  /** ISO; before and after them it never comes. */
  from?: string | null;
  until?: string | null;
  /** Its turn has come; call `closed` when it is gone again. */
  open: (closed: () => void) => void;
};

/**
 * Resolves links against the references a published page came with. An unknown reference leads home, and so does an
 * address that reads as the shop's own and is another site's.
 */
export function createHref(references: Record<string, Reference>): BlockPorts['href'] {
  return (link) => {
    if (/^\/[/\\]/.test(link)) return '/';
    return /^[a-z]+:[A-Za-z0-9_-]+$/.test(link) && !/^(?:mailto|tel):/.test(link)
      ? (references[link]?.href ?? '/')
      : link;
  };
}

const PortsContext = createContext<BlockPorts | null>(null);
export const BlockPortsProvider = PortsContext.Provider;

/** Throws when a block is rendered outside the page renderer. */
export function usePorts(): BlockPorts {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('A block needs <BlockPortsProvider>');
  return ports;
}

/** In the editor's preview: which item of this block's first list is being edited; null is the block as a whole. */
export type Editing = { item: number | null };

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

/** null in the shop. In a preview a block shows the item that is edited, and stands still for it. */
export const useEditing = () => useContext(EditingContext);

type Opened<Props> = { View: ComponentType<Props>; close: () => void };

/**
 * A popup's life in its block: nothing until its turn, then the component that `load` brings (keep `load` outside the
 * component). `ended` says that the server knows it to be over.
 */
export function usePopup<Props>(
  { id, delay, from, until, ended = false }: Omit<PopupRequest, 'open'> & { ended?: boolean },
  load: () => Promise<{ default: ComponentType<Props> }>,
): Opened<Props> | null {
  const { popup } = usePorts();
  const [opened, setOpened] = useState<Opened<Props> | null>(null);
  useEffect(() => {
    if (ended) return;
    const open = (closed: () => void) => {
      const close = () => {
        setOpened(null);
        closed();
      };
      load().then(({ default: View }) => setOpened({ View, close }), closed);
    };
    return popup({ id, delay, from, until, open });
  }, [popup, load, id, delay, from, until, ended]);
  return opened;
}
